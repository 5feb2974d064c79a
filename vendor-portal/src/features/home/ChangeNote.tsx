import { formatPercent, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './home.css';

interface ChangeNoteProps {
  /** Against the span before, of which `previous` is the number in words; null where that one was nothing. */
  percent: number | null;
  previous: string;
}

/** Whether a number rose or fell, in words and with an arrow. */
export function ChangeNote({ percent, previous }: ChangeNoteProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  if (percent === null) return t('home.change.none');
  if (Math.round(percent) === 0) return t('home.change.same', { previous });
  const rose = percent > 0;
  const share = formatPercent(Math.abs(percent) / 100, lang);
  return (
    <span className={rose ? 'change-up' : 'change-down'}>
      <Icon name={rose ? 'arrow-up' : 'arrow-down'} />{' '}
      {t(rose ? 'home.change.more' : 'home.change.less', { share, previous })}
    </span>
  );
}
