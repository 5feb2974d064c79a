import type { InspectionPreview, Return } from '@balsam/shared-api';
import { Button, formatNumber, Money, TextField, useLang, useLocalized } from '@balsam/shared-ui';
import { DecisionPanel } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { Fragment, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { inspectionSchema, type InspectedLineValues } from './inspection-schema.ts';
import {
  useInspectVendorReturnMutation,
  usePreviewVendorReturnMutation,
  type InspectionRequest,
} from './returns-api.ts';

interface InspectionValues {
  lines: InspectedLineValues[];
}

const toRequest = ({ version }: Return, { lines }: InspectionValues): InspectionRequest => ({
  version,
  lines: lines.map(({ id, restock, write_off, refused, refused_reason }) => ({
    ...{ id, restock: Number(restock), write_off: Number(write_off), refused: Number(refused), refused_reason },
  })),
});

interface InspectReturnProps {
  shown: Return;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Inspection of a returned parcel. All units are restocked by default. */
export function InspectReturn({ shown, headingRef }: InspectReturnProps) {
  const { t } = useTranslation('vendor-portal');
  const [inspect] = useInspectVendorReturnMutation();
  const lines = shown.lines.filter(({ quantity }) => quantity > 0);
  const initialValues: InspectionValues = {
    lines: lines.map(({ id, quantity }) => ({
      ...{ id, quantity, restock: String(quantity), write_off: '0', refused: '0', refused_reason: '' },
    })),
  };
  return (
    <DecisionPanel
      title={t('returns.inspectTitle')}
      headingRef={headingRef}
      initialValues={initialValues}
      validationSchema={inspectionSchema}
      onSubmit={(values) => inspect({ no: shown.return_no, body: toRequest(shown, values) }).unwrap()}
      failed={t('returns.failed')}
      submitLabel={t('returns.inspect')}
      t={t}
    >
      {lines.map((line, index) => (
        <InspectedLine key={line.id} line={line} index={index} />
      ))}
      <Preview shown={shown} />
    </DecisionPanel>
  );
}

function InspectedLine({ line: { product, quantity }, index }: { line: Return['lines'][number]; index: number }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { values } = useFormikContext<InspectionValues>();
  const name = (field: keyof InspectionValues['lines'][number]) => `lines.${index}.${field}`;
  return (
    <fieldset>
      <legend className="form-label">
        {localized(product.name, product.name_arabic)} {localized(product.variant, product.variant_arabic)} ×{' '}
        {formatNumber(quantity, lang)}
      </legend>
      <div className="cluster">
        <TextField name={name('restock')} label={t('returns.restock')} inputMode="numeric" required />
        <TextField name={name('write_off')} label={t('returns.writeOff')} inputMode="numeric" required />
        <TextField name={name('refused')} label={t('returns.refused')} inputMode="numeric" required />
      </div>
      {Number(values.lines[index]?.refused) > 0 && (
        <TextField name={name('refused_reason')} label={t('returns.refusedReason')} required />
      )}
    </fieldset>
  );
}

/** Refund per line that the inspection would cause, before it is saved. */
function Preview({ shown }: { shown: Return }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const { values } = useFormikContext<InspectionValues>();
  const [ask, { isLoading }] = usePreviewVendorReturnMutation();
  const [preview, setPreview] = useState<InspectionPreview | null>(null);
  const [failure, setFailure] = useState('');
  const look = async () => {
    try {
      setPreview(await ask({ no: shown.return_no, body: toRequest(shown, values) }).unwrap());
      setFailure('');
    } catch {
      setPreview(null);
      setFailure(t('returns.previewFailed'));
    }
  };
  const nameOf = (id: number) => {
    const product = shown.lines.find((line) => line.order_product_id === id)?.product;
    return product ? localized(product.name, product.name_arabic) : t('returns.shippingOnly');
  };
  return (
    <div className="stack" aria-live="polite">
      <div className="cluster">
        <Button variant="outline" busy={isLoading} onClick={() => void look()}>
          {t('returns.preview')}
        </Button>
      </div>
      {failure && <p className="alert alert-danger">{failure}</p>}
      {preview && (
        <dl className="facts">
          {preview.lines.map((line) => (
            <Fragment key={line.order_product_id}>
              <dt>{nameOf(line.order_product_id)}</dt>
              <dd>
                <Money amount={line.refund} currency={preview.currency} />
              </dd>
            </Fragment>
          ))}
          <dt>{t('returns.refund')}</dt>
          <dd>
            <strong>
              <Money amount={preview.refund} currency={preview.currency} />
            </strong>
          </dd>
          <dt>{t('returns.commissionBack')}</dt>
          <dd>
            <Money amount={preview.commission_back} currency={preview.currency} />
          </dd>
        </dl>
      )}
    </div>
  );
}
