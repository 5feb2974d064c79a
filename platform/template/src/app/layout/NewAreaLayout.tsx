import { changeLanguage, selectLang, useAppSelector } from '@balsam/shared-api';
import { Brand, LanguageSelect, SkipLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** Frame of every page, with the link to the shop and the language switch. */
export function NewAreaLayout() {
  const { t } = useTranslation('new-area');
  const lang = useAppSelector(selectLang);
  return (
    <>
      <SkipLink />
      <header className="cluster cluster-between p-3">
        <Brand to="/" suffix={t('title')} />
        <LanguageSelect value={lang} onChange={(chosen) => changeLanguage(chosen, 'shell:notices.language')} />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
