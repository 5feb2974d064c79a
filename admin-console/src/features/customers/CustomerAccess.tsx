import { Allowed, type AdminCustomer } from '@balsam/shared-api';
import { Button, ConfirmAction, DateTime } from '@balsam/shared-ui';
import { SecondStep } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResetByOwner } from '../../entities/second-steps/ResetByOwner.tsx';
import { BlockCustomerModal } from './BlockCustomerModal.tsx';
import { useUnblockCustomerMutation } from './customers-api.ts';
import { CustomerStateBadge } from './CustomerStateBadge.tsx';

/** Account status of a customer, with the action to change it. */
export function CustomerAccess({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin-console');
  const [unblock] = useUnblockCustomerMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, state, blocked_at, block_reason } = customer;
  const close = () => setIsAsking(false);
  const isBlocked = state === 'blocked';

  return (
    <section className="panel stack">
      <h2 className="panel-title">{t('customers.access')}</h2>
      <div className="cluster">
        <CustomerStateBadge state={state} />
        {blocked_at !== null && <DateTime value={blocked_at} className="text-secondary" />}
      </div>
      {isBlocked && <p dir="auto">{block_reason}</p>}
      <dl className="facts">
        <dt>{t('customers.secondStep')}</dt>
        <dd>
          <SecondStep person={customer} /> <ResetByOwner person={customer} />
        </dd>
      </dl>
      <Allowed permission="customers.write">
        <div>
          <Button variant={isBlocked ? 'outline' : 'outline-danger'} onClick={() => setIsAsking(true)}>
            {t(isBlocked ? 'customers.unblock.action' : 'customers.block.action')}
          </Button>
        </div>
      </Allowed>
      {isAsking && isBlocked && (
        <ConfirmAction
          title={t('customers.unblock.title', { name })}
          text={t('customers.unblock.text')}
          confirmLabel={t('customers.unblock.action')}
          onConfirm={() => unblock({ id, status_seen: state }).unwrap()}
          failed={t('customers.failed')}
          onHide={close}
        />
      )}
      {isAsking && !isBlocked && <BlockCustomerModal customer={customer} onHide={close} />}
    </section>
  );
}
