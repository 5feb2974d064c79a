import type { ReactNode } from 'react';
import { Brand } from '../brand/Brand.tsx';
import { ConsoleFrame, type ConsoleFrameProps } from '../console-frame/ConsoleFrame.tsx';
import type { Lang } from '../format/format.ts';
import { useLang } from '../format/useLang.ts';
import { LanguageSelect } from '../preferences/LanguageSelect.tsx';
import { UnreadCount } from './unreadCount.ts';
import { useLeaving } from './useLeaving.ts';

export interface ConsoleLayoutProps extends Pick<ConsoleFrameProps, 'items' | 'user' | 'tools'> {
  /** Which console this is, beside the mark. */
  name: string;
  /** The console's first page. */
  home: string;
  /** Someone who may see the console is signed in. */
  isOpen: boolean;
  /** The page behind its guard; it stands without the frame while the console is not open. */
  page: ReactNode;
  logout: () => Promise<unknown>;
  /** How many notifications are unread; the titles of the pages tell it. */
  unread?: number;
  /** Where signing out leads. */
  signInPath: string;
  onLanguageChange: (lang: Lang) => void;
}

/** The layout of a console: the frame around its guarded pages, and the way out. */
export function ConsoleLayout(props: ConsoleLayoutProps) {
  const { name, home, isOpen, page, logout, unread = 0, signInPath, onLanguageChange, ...frame } = props;
  const lang = useLang();
  const { isLeaving, leave } = useLeaving(logout, signInPath);
  if (!isOpen && !isLeaving) return page;
  return (
    <ConsoleFrame
      brand={<Brand to={home} suffix={name} />}
      onLogout={leave}
      languageSwitch={<LanguageSelect value={lang} onChange={onLanguageChange} />}
      {...frame}
    >
      <UnreadCount value={unread}>{!isLeaving && page}</UnreadCount>
    </ConsoleFrame>
  );
}
