import type { MailTest, Opening } from '@balsam/shared-api';
import { Bdi, Button, DateTime, Email, Icon } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useActing } from '../../entities/forms/use-acting.ts';
import { useSendTestMailMutation } from '../../entities/opening/opening-api.ts';

/** Sends the admin a mail, and shows what became of the last one. */
export function MailStep({ mail }: { mail: Opening['mail'] }) {
  const { t } = useTranslation('admin-console');
  const [send, { isLoading }] = useSendTestMailMutation();
  const acting = useActing(t('opening.mail.failed'));
  const { last_test: test } = mail;
  return (
    <div className="stack">
      {!mail.is_set_up && <p className="form-text">{t('opening.mail.notSetUp')}</p>}
      {test && <Outcome test={test} />}
      <div>
        <Button variant="outline" size="sm" busy={isLoading} onClick={() => void acting(() => send().unwrap())}>
          {t('opening.mail.send')}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ test: { recipient, delivered, response, at } }: { test: MailTest }) {
  const { t } = useTranslation('admin-console');
  const outcome = delivered ? 'taken' : response === '' ? 'kept' : 'refused';
  return (
    <p className={outcome === 'taken' ? undefined : 'form-error'}>
      <Icon name={outcome === 'taken' ? 'check-circle' : 'exclamation-circle'} />{' '}
      <Trans
        t={t}
        i18nKey={`opening.mail.${outcome}`}
        components={{ email: <Email address={recipient} />, when: <DateTime value={at} /> }}
      />{' '}
      {response !== '' && (
        <Bdi>
          <code>{response}</code>
        </Bdi>
      )}
    </p>
  );
}
