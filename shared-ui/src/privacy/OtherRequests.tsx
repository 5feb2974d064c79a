import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Badge, type BadgeVariant } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { FormModal } from '../form/FormModal.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { textKey } from '../locales/texts.ts';
import type { PrivacyActions, PrivacyRequestView } from './privacy-view.ts';

const VARIANTS: Record<PrivacyRequestView['state'], BadgeVariant> = {
  ...({ open: 'warning', waiting: 'warning', done: 'success', refused: 'danger', withdrawn: 'secondary' } as const),
};

const KINDS = ['correct', 'object'] as const;

const schema = object({
  note: string().trim().required(textKey('privacy.other.noteMissing')).max(2000, textKey('privacy.other.noteTooLong')),
});

interface OtherRequestsProps extends Pick<PrivacyActions, 'onAsk'> {
  /** All requests of the person, newest first. */
  requests: readonly PrivacyRequestView[];
}

/** Corrections and objections, and the history of all requests. */
export function OtherRequests({ requests, onAsk }: OtherRequestsProps) {
  const { t } = useTranslation('kit');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="panel stack" aria-labelledby="other-requests">
      <h2 id="other-requests">{t('privacy.other.title')}</h2>
      <p>{t('privacy.other.lead')}</p>
      <div>
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {t('privacy.other.ask')}
        </Button>
      </div>
      {requests.length > 0 && (
        <ul className="privacy-requests">
          {requests.map(({ id, kind, state, asked_at, due_on, reason }) => (
            <li key={id}>
              <div className="cluster">
                <strong>{t(`privacy.kinds.${kind}`)}</strong>
                <Badge variant={VARIANTS[state]}>{t(`privacy.states.${state}`)}</Badge>
              </div>
              <div className="text-secondary">
                {t('privacy.other.asked')} <DateTime value={asked_at} dayOnly />
                {state === 'open' && kind !== 'erase' && (
                  <>
                    {' · '}
                    {t('privacy.other.due')} <DateTime value={due_on} dayOnly />
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
          title={t('privacy.other.ask')}
          initialValues={{ kind: 'correct' as (typeof KINDS)[number], note: '' }}
          validationSchema={schema}
          onSubmit={({ kind, note }) => onAsk({ kind, note: note.trim() })}
          failed={t('privacy.failed')}
          submitLabel={t('privacy.other.send')}
          t={t}
          onHide={() => setIsAsking(false)}
        >
          <ChoiceField
            name="kind"
            label={t('privacy.other.kind')}
            required
            choices={KINDS.map((value) => ({ value, label: t(`privacy.kinds.${value}`) }))}
          />
          <TextAreaField name="note" label={t('privacy.other.note')} rows={4} required />
        </FormModal>
      )}
    </section>
  );
}
