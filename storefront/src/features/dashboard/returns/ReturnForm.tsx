import { useAttemptKey, type ReturnableLines } from '@balsam/shared-api';
import { Button, Form, FormError, SubmitButton, useSendForm } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderPaths } from '../../../entities/orders/use-order-paths.ts';
import { AccountFields } from '../refunds/AccountFields.tsx';
import { RefundSummary } from './RefundSummary.tsx';
import { ReturnReasonFields } from './ReturnReasonFields.tsx';
import { useAskReturnMutation } from './returns-api.ts';
import {
  contentOf,
  initialReturn,
  returnSchema,
  toReturnBody,
  type ChosenLine,
  type ReturnValues,
  type PreviousValues,
} from './return-values.ts';

interface ReturnFormProps {
  orderId: number;
  chosen: readonly ChosenLine[];
  /** Destination of the refund; a card needs no bank account. */
  refundTo: ReturnableLines['refund_to'];
  said: PreviousValues;
  /** Receives the input so far. */
  onBack: (values: ReturnValues) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Second and third step: reason of each line, expected refund and its destination. */
export function ReturnForm({ orderId, chosen, refundTo, said, onBack, headingRef }: ReturnFormProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const paths = useOrderPaths();
  const [ask] = useAskReturnMutation();
  const keyOf = useAttemptKey();
  const send = useSendForm({ failed: t('returns.failed') });
  const submit = async (values: ReturnValues) => {
    const body = toReturnBody(chosen, values);
    const idempotencyKey = keyOf(contentOf(chosen, values));
    const response = await send(() => ask({ orderId, body, idempotencyKey }).unwrap());
    await navigate(paths.return(response.data.return_no));
  };
  return (
    <Form
      initialValues={initialReturn(chosen, refundTo, said)}
      validationSchema={returnSchema}
      onSubmit={submit}
      t={t}
      className="stack"
    >
      <section className="panel" aria-labelledby="return-why">
        <h2 id="return-why" className="panel-title" ref={headingRef} tabIndex={-1}>
          {t('returns.why')}
        </h2>
        {chosen.map((each, index) => (
          <ReturnReasonFields key={each.line.order_product_id} chosen={each} index={index} />
        ))}
      </section>
      <section className="panel" aria-labelledby="return-where">
        <h2 id="return-where" className="panel-title">
          {t(refundTo === 'card' ? 'returns.whereCard' : 'returns.where')}
        </h2>
        <RefundSummary orderId={orderId} chosen={chosen} />
        {refundTo === 'card' ? <p>{t('returns.toCard')}</p> : <AccountFields prefix="refund_account." />}
        <FormError />
        <div className="cluster">
          <SubmitButton>{t('returns.send')}</SubmitButton>
          <BackButton onBack={onBack} />
        </div>
      </section>
    </Form>
  );
}

function BackButton({ onBack }: Pick<ReturnFormProps, 'onBack'>) {
  const { t } = useTranslation('storefront');
  const { values } = useFormikContext<ReturnValues>();
  return (
    <Button variant="ghost" onClick={() => onBack(values)}>
      {t('returns.back')}
    </Button>
  );
}
