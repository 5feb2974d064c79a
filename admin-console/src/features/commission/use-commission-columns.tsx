import { Allowed, type CommissionRate } from '@balsam/shared-api';
import {
  Badge,
  Button,
  formatDay,
  formatRate,
  useLang,
  type BadgeVariant,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRateName } from './use-rate-name.ts';

const VARIANTS: Record<CommissionRate['state'], BadgeVariant> = { live: 'success', future: 'info', ended: 'secondary' };

/** @param onEnd asks to end a rate */
export function useCommissionColumns(onEnd: (rate: CommissionRate) => void): DataTableColumn<CommissionRate>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const nameOf = useRateName();
  return [
    { id: 'of', header: t('commission.of'), primary: true, cell: nameOf },
    {
      id: 'percent',
      header: t('commission.rate'),
      align: 'end',
      cell: ({ percent }) => formatRate(percent, lang),
    },
    { id: 'from', header: t('commission.from'), cell: ({ from_day }) => formatDay(from_day, lang) },
    {
      id: 'state',
      header: t('commission.state'),
      cell: ({ state }) => <Badge variant={VARIANTS[state]}>{t(`commission.states.${state}`)}</Badge>,
    },
    { id: 'by', header: t('commission.by'), optional: true, cell: ({ created_by }) => <bdi>{created_by}</bdi> },
    {
      id: 'action',
      header: t('commission.action'),
      hideHeader: true,
      align: 'end',
      cell: (rate) =>
        rate.state !== 'ended' && (
          <Allowed permission="money.manage">
            <Button
              variant="outline"
              size="sm"
              aria-label={t('commission.endOf', { name: nameOf(rate) })}
              onClick={() => onEnd(rate)}
            >
              {t('commission.end')}
            </Button>
          </Allowed>
        ),
    },
  ];
}
