import type { PrivacyRequest } from '@balsam/shared-api';
import { Badge, Button, ChoiceField, DateTime, FormModal, TextAreaField, type BadgeVariant } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../../locales/texts.ts';
import { useAskPrivacyRequestMutation } from './privacy-api.ts';

const VARIANTS: Record<PrivacyRequest['state'], BadgeVariant> = {
  ...({ open: 'warning', waiting: 'warning', done: 'success', refused: 'danger', withdrawn: 'secondary' } as const),
};

const KINDS = ['correct', 'object'] as const;

const schema = object({
  note: string()
    .trim()
    .required(textKey('dashboard.privacy.other.noteMissing'))
    .max(2000, textKey('dashboard.privacy.other.noteTooLong')),
});

/** Corrections and objections, and the history of all requests. */
export function OtherRequests({ requests }: { requests: readonly PrivacyRequest[] }) {
  const { t } = useTranslation('storefront');
  const [isAsking, setIsAsking] = useState(false);
  const [ask] = useAskPrivacyRequestMutation();
  return (
    <section className="panel stack" aria-labelledby="other-requests">
      <h2 id="other-requests">{t('dashboard.privacy.other.title')}</h2>
      <p>{t('dashboard.privacy.other.lead')}</p>
      <div>
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {t('dashboard.privacy.other.ask')}
        </Button>
      </div>
      {requests.length > 0 && (
        <ul className="sf-privacy-requests">
          {requests.map(({ id, kind, state, asked_at, due_on, reason }) => (
            <li key={id}>
              <div className="cluster">
                <strong>{t(`dashboard.privacy.kinds.${kind}`)}</strong>
                <Badge variant={VARIANTS[state]}>{t(`dashboard.privacy.states.${state}`)}</Badge>
              </div>
              <div className="text-secondary">
                {t('dashboard.privacy.other.asked')} <DateTime value={asked_at} dayOnly />
                {state === 'open' && kind !== 'erase' && (
                  <>
                    {' · '}
                    {t('dashboard.privacy.other.due')} <DateTime value={due_on} dayOnly />
                  </>
                )}
              </div>
              {reason !== '' && <p dir="auto">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <FormModal
          title={t('dashboard.privacy.other.ask')}
          initialValues={{ kind: 'correct' as (typeof KINDS)[number], note: '' }}
          validationSchema={schema}
          onSubmit={({ kind, note }) => ask({ kind, note: note.trim() }).unwrap()}
          failed={t('dashboard.privacy.failed')}
          submitLabel={t('dashboard.privacy.other.send')}
          t={t}
          onHide={() => setIsAsking(false)}
        >
          <ChoiceField
            name="kind"
            label={t('dashboard.privacy.other.kind')}
            required
            choices={KINDS.map((value) => ({ value, label: t(`dashboard.privacy.kinds.${value}`) }))}
          />
          <TextAreaField name="note" label={t('dashboard.privacy.other.note')} rows={4} required />
        </FormModal>
      )}
    </section>
  );
}
