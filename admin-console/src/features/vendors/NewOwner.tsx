import { Allowed, type StoreTeam } from '@balsam/shared-api';
import { Button, ConfirmAction, Email, emailRule, formatDate, FormModal, TextField, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAnnounceOwnerMutation, useStopOwnerChangeMutation } from './vendors-api.ts';

interface NewOwnerProps {
  vendorId: number;
  /** The announced owner. */
  change: StoreTeam['owner_change'];
}

/** Announces a new owner of a store whose owners are lost, or shows the announced one, who can be stopped. */
export function NewOwner({ vendorId, change }: NewOwnerProps) {
  const { t } = useTranslation('admin-console');
  // The opened dialog stays the same when a refusal brings the change of another admin.
  const [dialog, setDialog] = useState<'announce' | 'stop' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      {change && <Announced change={change} />}
      <Allowed permission="vendors.write">
        <div>
          <Button variant="outline" onClick={() => setDialog(change ? 'stop' : 'announce')}>
            {t(change ? 'vendors.team.stop' : 'vendors.team.newOwner')}
          </Button>
        </div>
      </Allowed>
      {dialog === 'stop' && <Stop {...{ vendorId, close }} />}
      {dialog === 'announce' && <Announce {...{ vendorId, close }} />}
    </>
  );
}

function Announced({ change }: { change: NonNullable<NewOwnerProps['change']> }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const { name, email, requested_by: by, requested_at: since, effective_at: at } = change;
  return (
    <div className="alert alert-warning mb-0" role="note">
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      <Email address={email} />
      <p className="mb-0">{t('vendors.team.becomesOwner', { when: formatDate(at, lang) })}</p>
      <p className="mb-0">{t('vendors.team.announcedBy', { by, when: formatDate(since, lang) })}</p>
    </div>
  );
}

interface DialogProps {
  vendorId: number;
  close: () => void;
}

function Stop({ vendorId, close }: DialogProps) {
  const { t } = useTranslation('admin-console');
  const [stop] = useStopOwnerChangeMutation();
  return (
    <ConfirmAction
      title={t('vendors.team.stopTitle')}
      text={t('vendors.team.stopText')}
      confirmLabel={t('vendors.team.stop')}
      failed={t('vendors.updateFailed')}
      onConfirm={() => stop(vendorId).unwrap()}
      onHide={close}
    />
  );
}

const schema = object({
  email: emailRule(textKey('vendors.team.emailRequired'), textKey('vendors.team.emailInvalid')),
});

function Announce({ vendorId, close }: DialogProps) {
  const { t } = useTranslation('admin-console');
  const [announce] = useAnnounceOwnerMutation();
  return (
    <FormModal
      title={t('vendors.team.newOwner')}
      className="stack"
      initialValues={{ email: '' }}
      validationSchema={schema}
      onSubmit={({ email }) => announce({ id: vendorId, email: email.trim() }).unwrap()}
      failed={t('vendors.updateFailed')}
      submitLabel={t('vendors.team.announce')}
      t={t}
      onHide={close}
    >
      <p className="mb-0">{t('vendors.team.newOwnerText')}</p>
      <TextField
        name="email"
        type="email"
        label={t('vendors.email')}
        hint={t('vendors.team.emailHint')}
        dir="ltr"
        autoComplete="off"
        required
      />
    </FormModal>
  );
}
