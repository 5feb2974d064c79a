import { Allowed, AllowedLink, type LotDetail, type LotMove } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, formatNumber, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { LotActions } from './LotActions.tsx';
import { LotFacts } from './LotFacts.tsx';
import { useGetVendorLotQuery } from './lots-api.ts';

/** One batch: facts, actions, and the changes of its units. */
export function LotPage() {
  const { t } = useTranslation('vendor-portal');
  const { id = '' } = useParams();
  const query = useGetVendorLotQuery(id);
  return (
    <RecordPage title={t('lots.one')} back={{ to: href('lots'), text: t('lots.title') }} query={query}>
      {(lot) => <Shown lot={lot} />}
    </RecordPage>
  );
}

function Shown({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const number = lot.lot_no || t('lots.unknown');
  return (
    <ConsolePage
      title={t('lots.titleOf', { number, product: localized(lot.product.name, lot.product.name_arabic) })}
      actions={
        <Allowed permission="catalogue.write">
          <LotActions lot={lot} />
        </Allowed>
      }
    >
      <div className="stack">
        <LotFacts lot={lot} />
        <Moves moves={lot.moves} />
      </div>
    </ConsolePage>
  );
}

function Moves({ moves }: { moves: LotMove[] }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const rows = moves.map((move, id) => ({ ...move, id }));
  const columns: DataTableColumn<(typeof rows)[number]>[] = [
    { id: 'at', header: t('lots.moves.at'), cell: ({ at }) => <DateTime value={at} /> },
    {
      id: 'reason',
      header: t('lots.moves.reason'),
      primary: true,
      cell: ({ reason, note }) => (
        <span className="cell-stack">
          {t(`lots.moves.reasons.${reason}`)}
          {note && <bdi className="text-secondary">{note}</bdi>}
        </span>
      ),
    },
    {
      id: 'units',
      header: t('lots.units'),
      align: 'end',
      cell: ({ delta }) => <Bdi>{`${delta > 0 ? '+' : ''}${formatNumber(delta, lang)}`}</Bdi>,
    },
    {
      id: 'order',
      header: t('lots.moves.order'),
      cell: ({ order_sub_no: slug }) =>
        slug && (
          <AllowedLink permission="orders.read" to={href('order', { slug })}>
            <Bdi>{slug}</Bdi>
          </AllowedLink>
        ),
    },
  ];
  return (
    <section className="panel">
      <h2 className="panel-title">{t('lots.moves.title')}</h2>
      <DataTable columns={columns} rows={rows} rowKey={({ id }) => id} caption={t('lots.moves.title')} />
    </section>
  );
}
