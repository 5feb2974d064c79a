import { useTranslation } from 'react-i18next';

/** Gives the words for a name that comes from the server, or the name itself where the console has none for it yet. */
export function useLabels() {
  const { t, i18n } = useTranslation('admin-console');
  return (key: string, name: string): string => (i18n.exists(key, { ns: 'admin-console' }) ? t(key, name) : name);
}
