import { ChoiceField, TextAreaField } from '@balsam/shared-ui';
import { DecisionPanel } from '@balsam/shared-ui/console';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useDecideVendorReturnMutation } from './returns-api.ts';

const schema = object({
  decision: string().required('returns.error.decision'),
  reason: string().when('decision', {
    is: 'decline',
    then: (text) => text.trim().required('returns.error.reason'),
  }),
});

/** For goods that never arrived, the only choice is a refund or a refusal. */
const MISSING = ['missing', 'decline'] as const;
const THERE = ['approve', 'keep', 'decline'] as const;

interface DecideReturnProps {
  no: string;
  /** The parcel never arrived. */
  isMissing: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Approves a return, with or without the goods, or declines it with a reason. */
export function DecideReturn({ no, isMissing, headingRef }: DecideReturnProps) {
  const { t } = useTranslation('vendor-portal');
  const [decide] = useDecideVendorReturnMutation();
  return (
    <DecisionPanel
      title={t('returns.decideTitle')}
      headingRef={headingRef}
      initialValues={{ decision: '', reason: '' }}
      validationSchema={schema}
      onSubmit={({ decision, reason }) =>
        decide({
          no,
          decision: decision === 'decline' ? 'decline' : 'approve',
          keep_goods: decision === 'keep' || decision === 'missing',
          reason,
        }).unwrap()
      }
      failed={t('returns.failed')}
      submitLabel={t('returns.decide')}
      t={t}
    >
      <ChoiceField
        name="decision"
        label={t('returns.decision')}
        required
        choices={(isMissing ? MISSING : THERE).map((value) => ({
          value,
          label: t(`returns.decisions.${value}`),
        }))}
      />
      {isMissing && <p className="form-text">{t('returns.missingHint')}</p>}
      <TextAreaField name="reason" label={t('returns.reason')} hint={t('returns.reasonHint')} rows={3} />
    </DecisionPanel>
  );
}
