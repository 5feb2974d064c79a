import type { ReactNode } from 'react';
import { Brand } from '../../brand/Brand.tsx';
import type { Command, OnSearch } from '../command-palette/command.ts';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { useConsoleCommands } from '../command-palette/use-console-commands.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../frame/ConsoleFrame.tsx';
import type { Currency, Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { CurrencySelect } from '../../preferences/CurrencySelect.tsx';
import { LanguageSelect } from '../../preferences/LanguageSelect.tsx';
import type { PreferenceProps } from '../../preferences/PreferenceSelect.tsx';
import { ThemeSelect, type Theme } from '../../preferences/ThemeSelect.tsx';
import { StepUpModal, type StepUpModalProps } from '../../sign-in/StepUpModal.tsx';
import { ConsolePerson } from '../../storage/console-person.ts';
import { SecondFactorNotice, type SecondFactorNoticeProps } from './SecondFactorNotice.tsx';
import { UnreadCount } from './unread-count.ts';
import { useLeaving } from './use-leaving.ts';

export interface ConsoleLayoutProps extends Pick<ConsoleFrameProps, 'items' | 'tools' | 'banner'> {
  /** The person; their choices are stored under the id. */
  user: ConsoleFrameProps['user'] & { id?: number };
  /** Name of the console, next to the mark. */
  name: string;
  /** The console's first page. */
  home: string;
  /** Someone with access to the console is signed in. */
  isOpen: boolean;
  /** The guarded page; rendered without the frame while the console is not open. */
  page: ReactNode;
  logout: () => Promise<unknown>;
  /** Entries of the command palette besides the pages, such as a new product. */
  commands?: readonly Command[];
  /** Searches the console's records for the command palette. */
  onSearch?: OnSearch;
  /** Number of unread notifications, shown in page titles. */
  unread?: number;
  /** Redirect target after signing out. */
  signInPath: string;
  onLanguageChange: (lang: Lang) => void;
  /** Display currency and its setter; without it there is no choice. */
  currency?: PreferenceProps<Currency>;
  /** More choices next to the preferences. */
  choices?: ReactNode;
  /** A call waits until the person confirms who they are. */
  stepUp?: StepUpModalProps | null;
  /** Second step that the team still requires of the person; null if none. */
  secondFactor?: Omit<SecondFactorNoticeProps, 'securityPath'> | null;
  /** Address of the page on which the person sets it up. */
  securityPath: string;
  /** Theme and its setter. */
  theme: PreferenceProps<Theme>;
}

/** Layout of a console: the frame around its guarded pages, and signing out. */
export function ConsoleLayout(props: ConsoleLayoutProps) {
  const { name, home, isOpen, page, logout, unread = 0, signInPath, onLanguageChange, ...rest } = props;
  const {
    commands = [],
    onSearch,
    tools,
    currency,
    choices,
    theme,
    stepUp,
    secondFactor,
    securityPath,
    banner,
    ...frame
  } = rest;
  const lang = useLang();
  const { isLeaving, leave } = useLeaving(logout, signInPath);
  const everyCommand = useConsoleCommands({ items: frame.items, commands, onLanguageChange, onLogout: leave });
  if (!isOpen && !isLeaving) return page;
  return (
    <ConsoleFrame
      brand={<Brand to={home} suffix={name} />}
      onLogout={leave}
      tools={
        <>
          <CommandPalette commands={everyCommand} onSearch={onSearch} />
          {tools}
        </>
      }
      preferences={
        <>
          {choices}
          <LanguageSelect value={lang} onChange={onLanguageChange} />
          {currency && <CurrencySelect {...currency} />}
          <ThemeSelect {...theme} />
        </>
      }
      banner={
        <>
          {secondFactor && <SecondFactorNotice {...secondFactor} securityPath={securityPath} />}
          {banner}
        </>
      }
      {...frame}
    >
      <ConsolePerson value={frame.user.id}>
        <UnreadCount value={unread}>{!isLeaving && page}</UnreadCount>
      </ConsolePerson>
      {stepUp && <StepUpModal {...stepUp} />}
    </ConsoleFrame>
  );
}
