import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Section } from '../form/Section.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { QueryState, type QueryResult } from '../state/QueryState.tsx';
import { useSend } from '../toast/use-send.ts';
import { DeviceList, type DeviceListProps } from './DeviceList.tsx';
import { FactorList } from './FactorList.tsx';
import { PasskeyModal } from './PasskeyModal.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpModal } from './TotpModal.tsx';
import type { SecurityView, TotpView } from './security-view.ts';

/** Recovery codes below which a person is told to create new ones. */
const FEW_CODES = 3;

type Codes = readonly string[] | null;

export interface SecurityPanelProps extends DeviceListProps {
  query: QueryResult<SecurityView>;
  /** Begins to set up an authenticator app under a name. */
  onBeginTotp: (name: string) => Promise<TotpView>;
  /** @returns new recovery codes, if the person had none */
  onConfirmTotp: (id: number, code: string) => Promise<Codes>;
  /** Lets the browser make a passkey, and stores it under a name. */
  onAddPasskey: (name: string) => Promise<Codes>;
  onRemove: (id: number) => Promise<{ message?: string }>;
  onRenewCodes: () => Promise<Codes>;
  /** Cancels the announced removal of all second steps. */
  onCancelReset: () => Promise<{ message?: string }>;
}

/** Sign-in settings of a person: second steps, recovery codes and devices. */
export function SecurityPanel({ query, devices, onEndDevice, onEndOthers, ...actions }: SecurityPanelProps) {
  const [codes, setCodes] = useState<Codes>(null);
  return (
    <div className="stack security">
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      <QueryState query={query}>
        {(security) => <SecondSteps security={security} {...actions} onCodes={setCodes} />}
      </QueryState>
      <DeviceList devices={devices} onEndDevice={onEndDevice} onEndOthers={onEndOthers} />
    </div>
  );
}

interface SecondStepsProps extends Omit<SecurityPanelProps, 'query' | keyof DeviceListProps> {
  security: SecurityView;
  onCodes: (codes: Codes) => void;
}

function SecondSteps(props: SecondStepsProps) {
  const { security, onBeginTotp, onConfirmTotp, onAddPasskey, onRemove, onRenewCodes, onCancelReset, onCodes } = props;
  const { factors, recovery_codes_left: left } = security;
  const { t } = useTranslation('kit');
  const [isAdding, setIsAdding] = useState(false);
  const [totp, setTotp] = useState<TotpView | null>(null);
  const begin = useSend({ failed: t('security.failed'), done: null });
  const cancel = useSend({ failed: t('security.failed') });
  const hasApp = factors.some(({ kind }) => kind === 'totp');
  return (
    <>
      {security.reset_at && (
        <div className="alert alert-warning stack" role="status">
          <p>
            {t('security.reset.text')} <DateTime value={security.reset_at} />
          </p>
          <div className="cluster">
            <Button variant="outline" onClick={() => void cancel(onCancelReset)}>
              {t('security.reset.cancel')}
            </Button>
          </div>
        </div>
      )}
      <Section title={t('security.secondStep')}>
        <div className="stack">
          <p>{t(factors.length === 0 ? 'security.none' : 'security.some')}</p>
          {factors.length > 0 && <FactorList factors={factors} onRemove={onRemove} />}
          <div className="cluster">
            {!hasApp && (
              <Button onClick={() => void begin(async () => setTotp(await onBeginTotp(t('security.totp.name'))))}>
                {t('security.totp.add')}
              </Button>
            )}
            <Button variant="outline" onClick={() => setIsAdding(true)}>
              {t('security.passkey.add')}
            </Button>
          </div>
        </div>
      </Section>
      {factors.length > 0 && (
        <Section title={t('security.codes.heading')}>
          <div className="stack">
            <p>{t('security.codes.left', { count: left })}</p>
            {left < FEW_CODES && (
              <p className="alert alert-warning" role="note">
                {t('security.codes.few')}
              </p>
            )}
            <div className="cluster">
              <Button variant="outline" onClick={() => void begin(async () => onCodes(await onRenewCodes()))}>
                {t('security.codes.renew')}
              </Button>
            </div>
          </div>
        </Section>
      )}
      {isAdding && (
        <PasskeyModal onAdd={async (name) => onCodes(await onAddPasskey(name))} onHide={() => setIsAdding(false)} />
      )}
      {totp && (
        <TotpModal
          totp={totp}
          onConfirm={async (code) => onCodes(await onConfirmTotp(totp.id, code))}
          onHide={() => setTotp(null)}
        />
      )}
    </>
  );
}
