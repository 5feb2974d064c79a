import type { BankAccount } from '@balsam/shared-api';
import { Badge, Bdi, DateTime, Section, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<BankAccount['state'], BadgeVariant> = {
  waiting: 'warning',
  verified: 'success',
  rejected: 'danger',
  replaced: 'secondary',
};

interface BankStateProps {
  title: string;
  account: BankAccount;
}

/** A bank account of the vendor with its review status. */
export function BankState({ title, account }: BankStateProps) {
  const { t } = useTranslation('vendor-portal');
  const { state, iban, holder, bank, remarks, created_at, held_until, decided_at } = account;
  return (
    <Section title={title} note={<Badge variant={VARIANTS[state]}>{t(`settings.bank.states.${state}`)}</Badge>}>
      <p>
        {t(`settings.bank.stateText.${state}`)} <DateTime value={decided_at ?? created_at} />
      </p>
      {state === 'waiting' && held_until !== null && (
        <p className="alert alert-warning" role="note">
          {t('settings.bank.heldBack')} <DateTime value={held_until} />
        </p>
      )}
      {remarks !== '' && (
        <blockquote>
          <bdi>{remarks}</bdi>
        </blockquote>
      )}
      <dl className="facts">
        <dt>{t('settings.bank.iban')}</dt>
        <dd>
          <Bdi>{iban}</Bdi>
        </dd>
        <dt>{t('settings.bank.holder')}</dt>
        <dd>
          <bdi>{holder}</bdi>
        </dd>
        <dt>{t('settings.bank.bank')}</dt>
        <dd>
          <bdi>{bank}</bdi>
        </dd>
      </dl>
    </Section>
  );
}
