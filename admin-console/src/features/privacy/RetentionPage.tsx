import { Breadcrumb, DateTime, EmptyState, QueryState } from '@balsam/shared-ui';
import { ConsoleTitle } from '@balsam/shared-ui/console';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { BreachNote } from './BreachNote.tsx';
import { useListRetentionRunsQuery } from './privacy-api.ts';

const STEPS = [
  ...([
    'mails_emptied',
    'contact_messages',
    'return_pictures',
    'threads',
    'order_addresses',
    'certificates',
    'licence_papers',
    'audit_log',
    'unused_accounts',
  ] as const),
];

/** The nightly deletion of old personal data, and the note for a breach. */
export function RetentionPage() {
  const { t } = useTranslation('admin-console');
  const query = useListRetentionRunsQuery();
  return (
    <div className="stack">
      <ConsoleTitle title={t('privacy.retention.title')} />
      <div className="page-head">
        <Breadcrumb
          items={[{ label: t('privacy.title'), to: href('privacyRequests') }, { label: t('privacy.retention.title') }]}
        />
        <h1>{t('privacy.retention.title')}</h1>
      </div>
      <section className="panel stack" aria-labelledby="periods">
        <h2 id="periods">{t('privacy.retention.periods')}</h2>
        <dl className="facts">
          {STEPS.map((step) => (
            <Fragment key={step}>
              <dt>{t(`privacy.retention.steps.${step}`)}</dt>
              <dd>{t(`privacy.retention.terms.${step}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section className="panel stack" aria-labelledby="runs">
        <h2 id="runs">{t('privacy.retention.runs')}</h2>
        <QueryState query={query}>
          {(runs) =>
            runs.length === 0 ? (
              <EmptyState title={t('privacy.retention.none')} text={t('privacy.retention.noneText')} />
            ) : (
              <ul className="stack">
                {runs.map(({ id, started_at, counts }) => (
                  <li key={id}>
                    <DateTime value={started_at} />
                    {': '}
                    {STEPS.filter((step) => (counts[step] ?? 0) > 0)
                      .map((step) => `${t(`privacy.retention.steps.${step}`)} ${counts[step]}`)
                      .join(' · ') || t('privacy.retention.nothing')}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </section>
      <BreachNote />
    </div>
  );
}
