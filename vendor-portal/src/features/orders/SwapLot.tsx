import type { Lot, Order, OrderProduct } from '@balsam/shared-api';
import { Bdi, formatDay, FormModal, QueryState, SelectField, TextField, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { unitsRule } from '../../entities/lots/lot-line.ts';
import { textKey } from '../../locales/texts.ts';
import { useListOtherLotsQuery, useSwapLotMutation } from './swap-api.ts';

const schema = object({
  to_lot_id: string().required(textKey('order.swap.lotRequired')),
  quantity: unitsRule(),
  reason: string().trim().required(textKey('lots.error.reason')),
});

/** Batch of a line of the order. */
export interface SwappedLot {
  lineId: number;
  lot: OrderProduct['lots'][number];
}

interface SwapLotProps {
  order: Order;
  swapped: SwappedLot;
  onHide: () => void;
}

/** Dialog that picks another batch for units of a line. */
export function SwapLot({ order, swapped: { lineId, lot }, onHide }: SwapLotProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const query = useListOtherLotsQuery(lot.lot_id);
  const [swap] = useSwapLotMutation();
  const optionOf = ({ id, lot_no: number, expires_on: day, on_hand: units }: Lot) => {
    const expiry = day === null ? t('lots.noExpiry') : t('order.swap.expires', { day: formatDay(day, lang) });
    return { value: id, label: `${number} · ${expiry} · ${t('order.swap.onHand', { count: units })}` };
  };
  return (
    <FormModal
      title={t('order.swap.open')}
      initialValues={{ to_lot_id: '', quantity: String(lot.quantity), reason: '' }}
      validationSchema={schema}
      onSubmit={({ to_lot_id: toLot, quantity, reason }) =>
        swap({
          ...{ id: order.id, order_item_id: lineId, from_lot_id: lot.lot_id, to_lot_id: Number(toLot) },
          ...{ quantity: Number(quantity), reason, status_seen: order.status },
        }).unwrap()
      }
      submitLabel={t('order.swap.submit')}
      failed={t('lots.failed')}
      onHide={onHide}
      t={t}
    >
      <p>
        {t('order.swap.instead')} {lot.lot_no === '' ? t('lots.unknown') : <Bdi>{lot.lot_no}</Bdi>}
      </p>
      <QueryState query={query}>
        {(lots) =>
          lots.length === 0 ? (
            <p className="alert alert-warning">{t('order.swap.none')}</p>
          ) : (
            <SelectField
              name="to_lot_id"
              label={t('order.swap.lot')}
              placeholder={t('order.swap.choose')}
              options={lots.map(optionOf)}
              required
            />
          )
        }
      </QueryState>
      <TextField name="quantity" label={t('lots.units')} inputMode="numeric" required />
      <TextField name="reason" label={t('lots.reason')} hint={t('lots.reasonHint')} maxLength={200} required />
    </FormModal>
  );
}
