import { Allowed, type RecallDetail } from '@balsam/shared-api';
import {
  Badge,
  Bdi,
  Button,
  DataTable,
  DateTime,
  formatNumber,
  useLang,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

type RecalledLot = RecallDetail['lots'][number];

interface RecalledLotsProps {
  /** Accessible name of the table. */
  caption: string;
  lots: readonly RecalledLot[];
  /** Null: nothing is stopped, so nothing can be lifted. */
  onLift: ((lot: RecalledLot) => void) | null;
}

/** Batches of a recalled product with their units. */
export function RecalledLots({ caption, lots, onLift }: RecalledLotsProps) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const columns: DataTableColumn<RecalledLot>[] = [
    {
      id: 'lot',
      header: t('recalls.lot'),
      primary: true,
      cell: ({ lot_no: number }) => (number ? <Bdi>{number}</Bdi> : t('recalls.lotUnknown')),
    },
    {
      id: 'expires',
      header: t('recalls.expires'),
      cell: ({ expires_on: day }) => day && <DateTime value={day} dayOnly />,
    },
    {
      id: 'on_hand',
      header: t('recalls.onHand'),
      align: 'end',
      cell: ({ on_hand: units }) => formatNumber(units, lang),
    },
    { id: 'sold', header: t('recalls.sold'), align: 'end', cell: ({ sold }) => formatNumber(sold, lang) },
  ];
  if (onLift)
    columns.push(
      {
        id: 'state',
        header: t('recalls.state'),
        cell: ({ recalled }) => (
          <Badge variant={recalled ? 'danger' : 'success'}>{t(recalled ? 'recalls.recalled' : 'recalls.lifted')}</Badge>
        ),
      },
      {
        id: 'lift',
        header: t('recalls.lift'),
        hideHeader: true,
        align: 'end',
        cell: (lot) =>
          lot.recalled && (
            <Allowed permission="catalogue.write">
              <Button
                variant="outline"
                size="sm"
                aria-label={t('recalls.liftOf', { name: lot.lot_no || t('recalls.lotUnknown') })}
                onClick={() => onLift(lot)}
              >
                {t('recalls.lift')}
              </Button>
            </Allowed>
          ),
      },
    );
  return <DataTable caption={caption} rows={lots} rowKey={({ id }) => id} columns={columns} />;
}
