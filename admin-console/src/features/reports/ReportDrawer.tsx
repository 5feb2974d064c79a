import { Allowed, AllowedLink, type Report } from '@balsam/shared-api';
import { Button, DateTime, Drawer, Email, useLocalized } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { DecideReport } from './DecideReport.tsx';
import { ReportBadges } from './ReportBadges.tsx';
import './reports.css';
import { useReportedName } from './use-reported-name.ts';

interface ReportDrawerProps {
  report: Report;
  onHide: () => void;
}

/** A report with its facts and, while it is open, its decision. */
export function ReportDrawer({ report, onHide }: ReportDrawerProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = useReportedName();
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <Drawer show={!isDeciding} onHide={onHide} title={nameOf(report)}>
        <ReportFacts report={report} />
        <p className="report-text" dir="auto">
          {report.text}
        </p>
        {report.state === 'open' && (
          <Allowed permission="catalogue.write">
            <Button onClick={() => setIsDeciding(true)}>{t('reports.decide')}</Button>
          </Allowed>
        )}
      </Drawer>
      {isDeciding && <DecideReport report={report} onHide={() => setIsDeciding(false)} onDecided={onHide} />}
    </>
  );
}

function ReportFacts({ report }: { report: Report }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { product, vendor, reason, reporter, reports, created_at, decided_at, decided_by, action, note } = report;
  return (
    <dl className="facts">
      <dt>{t('reports.reason')}</dt>
      <dd>{t(`reports.reasons.${reason}`)}</dd>
      {product && (
        <>
          <dt>{t('reports.product')}</dt>
          <dd>
            <Link to={href('product', { id: product.id })}>
              <bdi>{localized(product.name, product.name_arabic)}</bdi>
            </Link>
          </dd>
        </>
      )}
      <dt>{t('reports.vendor')}</dt>
      <dd>
        <AllowedLink permission="vendors.read" to={href('editVendor', { id: vendor.id })}>
          <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
        </AllowedLink>
      </dd>
      <dt>{t('reports.reporter')}</dt>
      <dd className="cell-stack">
        {reporter.name !== null && <bdi>{reporter.name}</bdi>}
        <Email address={reporter.email} />
      </dd>
      <dt>{t('reports.total')}</dt>
      <dd>{reports}</dd>
      <dt>{t('reports.date')}</dt>
      <dd>
        <DateTime value={created_at} />
      </dd>
      <dt>{t('reports.state')}</dt>
      <dd className="cell-stack">
        <ReportBadges report={report} />
        {action !== 'none' && t(`reports.actions.${action}`)}
        {decided_by !== null && <bdi>{decided_by}</bdi>}
        {decided_at !== null && <DateTime className="text-body-secondary" value={decided_at} />}
      </dd>
      {note !== '' && (
        <>
          <dt>{t('reports.note')}</dt>
          <dd dir="auto">{note}</dd>
        </>
      )}
    </dl>
  );
}
