import { Allowed, type PaymentFinding } from '@balsam/shared-api';
import { Bdi, Button, DataTable, DateTime, Section } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { SettleFinding } from './SettleFinding.tsx';

/** Payment findings, and how they were or have to be resolved. */
export function Findings({ findings }: { findings: PaymentFinding[] }) {
  const { t } = useTranslation('admin-console');
  const [settling, setSettling] = useState<PaymentFinding | null>(null);
  const title = t('payments.findings');
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        rows={findings}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'finding',
            header: t('payments.finding'),
            primary: true,
            cell: ({ kind, detail }) => (
              <>
                {t(`payments.findingKinds.${kind}`)}
                <div className="form-text">
                  <Bdi>{detail}</Bdi>
                </div>
              </>
            ),
          },
          {
            id: 'order',
            header: t('payments.order'),
            cell: ({ payment_id: id, order_no: number }) =>
              id !== null && (
                <Link to={href('payment', { id })}>
                  <Bdi>{number}</Bdi>
                </Link>
              ),
          },
          { id: 'when', header: t('payments.when'), cell: ({ found_at }) => <DateTime value={found_at} /> },
          {
            id: 'settled',
            header: t('payments.settledAt'),
            cell: ({ settled_at: at }) => (at === null ? t('payments.open') : <DateTime value={at} />),
          },
          {
            id: 'action',
            header: t('payments.action'),
            hideHeader: true,
            align: 'end',
            cell: (finding) =>
              finding.settled_at === null && (
                <Allowed permission="money.manage">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('payments.settleOf', {
                      finding: t(`payments.findingKinds.${finding.kind}`),
                      number: finding.order_no ?? finding.detail,
                    })}
                    onClick={() => setSettling(finding)}
                  >
                    {t('payments.settle')}
                  </Button>
                </Allowed>
              ),
          },
        ]}
      />
      {settling && <SettleFinding finding={settling} onHide={() => setSettling(null)} />}
    </Section>
  );
}
