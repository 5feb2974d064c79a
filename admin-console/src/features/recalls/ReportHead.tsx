import type { RecallDetail } from '@balsam/shared-api';
import { Bdi, DateTime } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Title of the report, with number, class, authority and times. */
export function ReportHead({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('admin-console');
  const { recall_no: number, severity, authority, authority_ref: reference, action, state } = recall;
  const moments = [
    ['opened', recall.opened_at],
    ['lastMail', recall.report.last_mail_at],
    ['closed', recall.closed_at],
  ] as const;
  return (
    <header className="recall-paper-head">
      <h1>{t('recalls.both.title')}</h1>
      <dl className="facts">
        <dt>{t('recalls.both.number')}</dt>
        <dd>
          <Bdi>{number}</Bdi>
        </dd>
        <dt>{t('recalls.both.class')}</dt>
        <dd>{severity}</dd>
        {recall.vendor && (
          <>
            <dt>{t('recalls.both.vendor')}</dt>
            <dd>
              <bdi>{recall.vendor}</bdi>
              <br />
              <bdi>{recall.vendor_arabic}</bdi>
            </dd>
          </>
        )}
        <dt>{t('recalls.both.orderedBy')}</dt>
        <dd>
          {t(`recalls.authorities.${authority}`)} {reference && <Bdi>{reference}</Bdi>}
        </dd>
        <dt>{t('recalls.both.action')}</dt>
        <dd>{t(`recalls.actions.${action}`)}</dd>
        <dt>{t('recalls.both.state')}</dt>
        <dd>{t(`recalls.states.${state}`)}</dd>
        {moments.map(
          ([name, at]) =>
            at && (
              <Fragment key={name}>
                <dt>{t(`recalls.both.${name}`)}</dt>
                <dd>
                  <DateTime value={at} numeric />
                </dd>
              </Fragment>
            ),
        )}
      </dl>
    </header>
  );
}
