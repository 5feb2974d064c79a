import { Button, DateTime } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './privacy.css';

/** Time in which the authorities must hear of a breach, ms: 72 hours. */
const CLOCK_MS = 72 * 3_600_000;

/** A template for the notice of a breach, with the clock that begins when it is noticed. Nothing is stored. */
export function BreachNote() {
  const { t } = useTranslation('admin-console');
  const [noticedAt, setNoticedAt] = useState<Date | null>(null);
  return (
    <section className="panel stack" aria-labelledby="breach">
      <h2 id="breach">{t('privacy.breach.title')}</h2>
      <p>{t('privacy.breach.lead')}</p>
      {noticedAt === null ? (
        <div>
          <Button variant="outline-danger" onClick={() => setNoticedAt(new Date())}>
            {t('privacy.breach.begin')}
          </Button>
        </div>
      ) : (
        <div role="status" className="stack">
          <p>
            {t('privacy.breach.until')}{' '}
            <strong>
              <DateTime value={new Date(noticedAt.getTime() + CLOCK_MS).toISOString()} />
            </strong>
          </p>
          <pre className="breach-note" dir="auto">
            {t('privacy.breach.template')}
          </pre>
        </div>
      )}
    </section>
  );
}
