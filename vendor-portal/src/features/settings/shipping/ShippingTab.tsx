import type { ShippingZone } from '@balsam/shared-api';
import { Button, DataTable, QueryState, plusLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListShippingZonesQuery } from '../../../entities/settings/settings-api.ts';
import { DeleteZone } from './DeleteZone.tsx';
import { useZoneColumns } from './use-zone-columns.tsx';
import { ZoneModal } from './ZoneModal.tsx';

/** Shipping zones with rates and handling times. */
export function ShippingTab() {
  const query = useListShippingZonesQuery();
  return (
    <QueryState query={query}>{(zones) => <Zones zones={zones} load={() => query.refetch().unwrap()} />}</QueryState>
  );
}

type Dialog = { kind: 'edit' | 'delete'; zone: ShippingZone } | { kind: 'add' };

function Zones({ zones, load }: { zones: ShippingZone[]; load: () => Promise<ShippingZone[]> }) {
  const { t } = useTranslation('vendor-portal');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const columns = useZoneColumns(zones, {
    onEdit: (zone) => setDialog({ kind: 'edit', zone }),
    onDelete: (zone) => setDialog({ kind: 'delete', zone }),
  });
  const shipsEverywhere = zones.some(({ country }) => country === null);

  return (
    <section className="panel">
      <div className="cluster cluster-between">
        <h2 className="panel-title">{t('settings.shipping.title')}</h2>
        <Button icon={plusLgIcon} onClick={() => setDialog({ kind: 'add' })}>
          {t('settings.shipping.add')}
        </Button>
      </div>
      <p>{t('settings.shipping.text')}</p>
      <DataTable
        caption={t('settings.shipping.title')}
        columns={columns}
        rows={zones}
        rowKey={({ id }) => id}
        emptyText={t('settings.shipping.empty')}
      />
      {zones.length > 0 && !shipsEverywhere && <p className="form-text">{t('settings.shipping.onlyThese')}</p>}
      {dialog?.kind === 'add' && <ZoneModal zone={null} zones={zones} load={load} onHide={close} />}
      {dialog?.kind === 'edit' && <ZoneModal zone={dialog.zone} zones={zones} load={load} onHide={close} />}
      {dialog?.kind === 'delete' && <DeleteZone zone={dialog.zone} zones={zones} onHide={close} />}
    </section>
  );
}
