import { useTranslation } from 'react-i18next';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Section } from '../form/Section.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { useLocalized } from '../format/use-localized.ts';
import { QueryState, type QueryResult } from '../state/QueryState.tsx';
import { useSend } from '../toast/use-send.ts';
import type { DeviceView } from './security-view.ts';

const ROLES = { 1: 'admin', 2: 'vendor', 3: 'customer' } as const;

export interface DeviceListProps {
  devices: QueryResult<readonly DeviceView[]>;
  onEndDevice: (id: number) => Promise<{ message?: string }>;
  /** Signs out on all devices but this one. */
  onEndOthers: () => Promise<{ message?: string }>;
}

/** Devices on which the person is signed in. */
export function DeviceList({ devices, onEndDevice, onEndOthers }: DeviceListProps) {
  const { t } = useTranslation('kit');
  const localized = useLocalized();
  const send = useSend({ failed: t('security.failed') });
  return (
    <Section title={t('security.devices.title')}>
      <QueryState query={devices}>
        {(list) => (
          <div className="stack">
            <p>{t('security.devices.text')}</p>
            <ul className="security-list">
              {list.map((device) => (
                <li key={device.id} className="cluster cluster-between">
                  <div>
                    <strong>
                      <bdi>{device.device || t('security.devices.unknown')}</bdi>
                    </strong>{' '}
                    {device.is_current && <Badge>{t('security.devices.current')}</Badge>}
                    <div className="text-secondary">
                      {device.store ? (
                        <bdi>{localized(device.store.company_name, device.store.company_name_arabic)}</bdi>
                      ) : (
                        t(`security.devices.role.${ROLES[device.role]}`)
                      )}
                      {device.network && (
                        <>
                          {' · '}
                          <bdi dir="ltr">{device.network}</bdi>
                        </>
                      )}
                    </div>
                    <div className="text-secondary">
                      {t('security.devices.lastSeen')} <DateTime value={device.last_seen_at} />
                    </div>
                  </div>
                  {!device.is_current && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t('security.devices.endNamed', {
                        device: device.device || t('security.devices.unknown'),
                      })}
                      onClick={() => void send(() => onEndDevice(device.id))}
                    >
                      {t('security.devices.end')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {list.length > 1 && (
              <div className="cluster">
                <Button variant="outline" onClick={() => void send(onEndOthers)}>
                  {t('security.devices.endOthers')}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryState>
    </Section>
  );
}
