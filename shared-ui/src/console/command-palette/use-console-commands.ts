import { useTranslation } from 'react-i18next';
import type { ConsoleItem } from '../frame/console-item.ts';
import { LANGS } from '../../facts/facts.ts';
import type { Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { Command } from './command.ts';
import { boxArrowRightIcon, globe2Icon } from '../../icon/shapes.ts';

interface ConsoleCommands {
  items: readonly ConsoleItem[];
  /** Commands specific to this console. */
  commands: readonly Command[];
  onLanguageChange: (lang: Lang) => void;
  onLogout: () => void;
}

/** All entries of a console's command palette: its pages and actions, the language switch and sign-out. */
export function useConsoleCommands({ items, commands, onLanguageChange, onLogout }: ConsoleCommands): Command[] {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const other = LANGS.find((each) => each !== lang) ?? lang;
  return [
    ...items.map(({ to, label, icon }): Command => ({ id: to, label, icon, run: to })),
    ...commands,
    { id: 'language', label: t('palette.language'), icon: globe2Icon, run: () => onLanguageChange(other) },
    { id: 'logout', label: t('console.logout'), icon: boxArrowRightIcon, run: onLogout },
  ];
}
