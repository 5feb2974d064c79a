import { useTranslation } from 'react-i18next';

/** First Tab stop of every page: jumps over the navigation to the element with this id. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation('kit');
  return (
    <a className="skip-link" href={`#${target}`}>
      {t('navigation.skip')}
    </a>
  );
}
