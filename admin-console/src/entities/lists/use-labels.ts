import { useTranslation } from 'react-i18next';

/** Translates a name that comes from the server; falls back to the name itself if there is no label yet. */
export function useLabels() {
  const { t, i18n } = useTranslation('admin-console');
  return (key: string, name: string): string => (i18n.exists(key, { ns: 'admin-console' }) ? t(key, name) : name);
}
