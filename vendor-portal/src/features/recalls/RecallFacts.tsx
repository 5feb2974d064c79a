import type { RecallDetail } from '@balsam/shared-api';
import { Bdi, DateTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { BothLanguages, type BothLanguagesProps } from './BothLanguages.tsx';
import { ClassBadge, RecallStateBadge } from './RecallBadges.tsx';

/** Class, authority, days and texts of a recall. */
export function RecallFacts({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('vendor-portal');
  const { severity, authority, authority_ref: reference, action, sold_from: from } = recall;
  return (
    <section className="panel stack">
      <div className="cluster">
        <ClassBadge severity={severity} />
        <RecallStateBadge state={recall.state} />
      </div>
      <dl className="facts">
        <dt>{t('recalls.orderedBy')}</dt>
        <dd>{t(`recalls.authorities.${authority}`)}</dd>
        {reference && (
          <>
            <dt>{t('recalls.reference')}</dt>
            <dd>
              <Bdi>{reference}</Bdi>
            </dd>
          </>
        )}
        <dt>{t('recalls.action')}</dt>
        <dd>{t(`recalls.actions.${action}`)}</dd>
        {from && (
          <>
            <dt>{t('recalls.soldFrom')}</dt>
            <dd>
              <DateTime value={from} dayOnly />
            </dd>
          </>
        )}
        <Moment label={t('recalls.drafted')} value={recall.created_at} />
        <Moment label={t('recalls.opened')} value={recall.opened_at} />
        <Moment label={t('recalls.closed')} value={recall.closed_at} />
      </dl>
      <Text title={t('recalls.heading')} english={recall.title} arabic={recall.title_arabic} />
      <Text title={t('recalls.reason')} english={recall.reason} arabic={recall.reason_arabic} />
      <Text title={t('recalls.instruction')} english={recall.instruction} arabic={recall.instruction_arabic} />
    </section>
  );
}

function Moment({ label, value }: { label: string; value: string | null }) {
  return (
    value && (
      <>
        <dt>{label}</dt>
        <dd>
          <DateTime value={value} />
        </dd>
      </>
    )
  );
}

function Text({ title, ...texts }: BothLanguagesProps & { title: string }) {
  return (
    <div>
      <h2 className="recall-heading">{title}</h2>
      <BothLanguages {...texts} />
    </div>
  );
}
