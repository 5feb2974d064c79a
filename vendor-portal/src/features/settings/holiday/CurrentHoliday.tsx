import type { StoreHoliday } from '@balsam/shared-api';
import { Badge, Button, ConfirmModal, formatDay, Section, useLang, useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndHolidayMutation } from '../../../entities/settings/settings-api.ts';

interface CurrentHolidayProps {
  userId: number;
  holiday: StoreHoliday;
}

/** The planned or running holiday, with a button that cancels or ends it immediately. */
export function CurrentHoliday({ userId, holiday: { from, to, mode, running } }: CurrentHolidayProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [end, { isLoading }] = useEndHolidayMutation();
  const send = useSend({ failed: t('settings.failed') });
  const [isAsking, setIsAsking] = useState(false);
  const state = running ? 'running' : 'planned';

  const confirm = async () => {
    await send(() => end({ userId }).unwrap());
    setIsAsking(false);
  };

  return (
    <Section
      title={t(`settings.holiday.${state}`)}
      note={<Badge variant={running ? 'warning' : 'info'}>{t(`settings.holiday.modes.${mode}`)}</Badge>}
    >
      <p>{t('settings.holiday.days', { from: formatDay(from, lang), to: formatDay(to, lang) })}</p>
      <div>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {t(`settings.holiday.end.${state}`)}
        </Button>
      </div>
      <ConfirmModal
        show={isAsking}
        title={t(`settings.holiday.end.title.${state}`)}
        text={t(`settings.holiday.end.text.${state}`)}
        confirmLabel={t(`settings.holiday.end.${state}`)}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onHide={() => setIsAsking(false)}
      />
    </Section>
  );
}
