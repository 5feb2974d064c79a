import { AllowedLink, type RecallCase } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DateTime,
  Email,
  formatNumber,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { CaseAnswer } from './CaseAnswer.tsx';

/** @param onCall asks for the outcome of a call; null if the recall is not open, or the person may only read it */
export function useCaseColumns(onCall: ((called: RecallCase) => void) | null): DataTableColumn<RecallCase>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const columns: DataTableColumn<RecallCase>[] = [
    {
      id: 'customer',
      header: t('recalls.buyer'),
      primary: true,
      cell: ({ customer, order_sub_no: number }) => (
        <span className="cell-stack">
          <bdi>{customer}</bdi>
          <AllowedLink permission="orders.read" to={href('orders', { number })}>
            <Bdi>{number}</Bdi>
          </AllowedLink>
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('recalls.contact'),
      cell: ({ email, phone_number: phone }) => (
        <span className="cell-stack">
          <Email address={email} />
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Bdi>{phone}</Bdi>
            </a>
          )}
        </span>
      ),
    },
    {
      id: 'product',
      header: t('recalls.product'),
      cell: ({ product, product_arabic: arabic, lot_no: lot, quantity }) => (
        <span className="cell-stack">
          <bdi>{localized(product, arabic)}</bdi>
          <span className="text-body-secondary">
            {lot ? <Bdi>{lot}</Bdi> : t('recalls.lotUnknown')} × {formatNumber(quantity, lang)}
          </span>
        </span>
      ),
    },
    {
      id: 'mailed',
      header: t('recalls.mailed'),
      cell: ({ mailed_at: at }) => (at ? <DateTime value={at} numeric /> : t('recalls.notMailed')),
    },
    {
      id: 'reminders',
      header: t('recalls.reminders'),
      align: 'end',
      cell: ({ reminders }) => formatNumber(reminders, lang),
    },
    { id: 'answer', header: t('recalls.answer'), cell: (row) => <CaseAnswer answered={row} /> },
    {
      id: 'calls',
      header: t('recalls.calls'),
      cell: ({ contacts }) =>
        contacts.length > 0 && (
          <ul className="recall-calls">
            {contacts.map(({ at, note, by }) => (
              <li key={`${at}/${note}`}>
                <DateTime value={at} numeric /> <bdi>{note}</bdi> <bdi className="text-body-secondary">({by})</bdi>
              </li>
            ))}
          </ul>
        ),
    },
  ];
  if (onCall)
    columns.push({
      id: 'action',
      header: t('recalls.recordCall'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('recalls.recordCallOf', { name: row.customer, number: row.order_sub_no })}
          onClick={() => onCall(row)}
        >
          {t('recalls.recordCall')}
        </Button>
      ),
    });
  return columns;
}
