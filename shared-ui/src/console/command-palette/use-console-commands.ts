import { useTranslation } from 'react-i18next';
import type { ConsoleItem } from '../frame/ConsoleFrame.tsx';
import { LANGS } from '../../facts/facts.ts';
import type { Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { Command } from './command.ts';
import { boxArrowRightIcon, globe2Icon } from '../../icon/shapes.ts';

interface ConsoleCommands {
  items: readonly ConsoleItem[];
  /** What only this console can do. */
  commands: readonly Command[];
  onLanguageChange: (lang: Lang) => void;
  onLogout: () => void;
}

/** All that the command palette of a console offers: its pages, what can be done, the other language, the way out. */
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
