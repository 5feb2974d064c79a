import type { LotDetail } from '@balsam/shared-api';
import { Button, ConfirmAction, ReasonModal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { CountLot } from './CountLot.tsx';
import { useQuarantineLotMutation, useReleaseLotMutation } from './lots-api.ts';
import { WriteOffLot } from './WriteOffLot.tsx';

type Action = 'count' | 'writeOff' | 'quarantine' | 'release';

/** Counts a batch, takes it off sale or writes it off. */
export function LotActions({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('vendor-portal');
  const [action, setAction] = useState<Action>();
  const [quarantine] = useQuarantineLotMutation();
  const [release] = useReleaseLotMutation();
  const hide = () => setAction(undefined);
  const { id, updated_at: seen } = lot;
  const actions: Action[] = [
    'count',
    lot.state === 'quarantine' ? 'release' : 'quarantine',
    ...(lot.on_hand > 0 ? (['writeOff'] as const) : []),
  ];
  return (
    <div className="cluster">
      {actions.map((name) => (
        <Button key={name} variant="outline" onClick={() => setAction(name)}>
          {t(`lots.actions.${name}`)}
        </Button>
      ))}
      {action === 'count' && <CountLot lot={lot} onHide={hide} />}
      {action === 'writeOff' && <WriteOffLot lot={lot} onHide={hide} />}
      {action === 'quarantine' && (
        <ReasonModal
          title={t('lots.actions.quarantine')}
          label={t('lots.reason')}
          hint={t('lots.reasonHint')}
          rule={string().trim().required(textKey('lots.error.reason'))}
          t={t}
          onSubmit={(reason) => quarantine({ id, body: { reason, updated_at_seen: seen } }).unwrap()}
          submitLabel={t('lots.actions.quarantine')}
          failed={t('lots.failed')}
          onHide={hide}
        >
          <p>{t('lots.quarantineText')}</p>
        </ReasonModal>
      )}
      {action === 'release' && (
        <ConfirmAction
          title={t('lots.actions.release')}
          text={t('lots.releaseText')}
          confirmLabel={t('lots.actions.release')}
          onConfirm={() => release({ id, body: { updated_at_seen: seen } }).unwrap()}
          failed={t('lots.failed')}
          onHide={hide}
        />
      )}
    </div>
  );
}
