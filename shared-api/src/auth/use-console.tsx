import { useEffect } from 'react';
import { onMissingFactor } from '../http/missing-factor.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { changeLanguage } from '../preferences/preference-storage.ts';
import { selectLang } from '../preferences/preferences-slice.ts';
import { changeTheme, useTheme } from '../preferences/theme.ts';
import { searchApi } from '../search/search-api.ts';
import type { Lang, SecondStep, User } from '../wire/index.ts';
import {
  useCompleteLoginMutation,
  useGetUserQuery,
  useLoginMutation,
  useLogoutMutation,
  type Credentials,
} from './auth-api.ts';
import { HOME_OF_ROLE, RequireRole } from './RequireRole.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import { useStepUp } from './use-step-up.ts';
import { usePasskeyLogin, type SignWithPasskey } from './use-passkey-login.ts';
import { selectRole } from '../session/session-slice.ts';

type ConsoleRole = 'admin' | 'vendor';

const { searchConsole } = searchApi.endpoints;

/** Falls back to the English name of a store without an Arabic one. */
const nameIn = (lang: Lang, { company_name: name, company_name_arabic: arabic }: NonNullable<User['vendor']>) =>
  lang === 'ar' && arabic ? arabic : name;

const onLanguageChange = (lang: Lang) => changeLanguage(lang, 'shell:notices.language');

/**
 * Session props of the kit's ConsoleLayout: the person, the guarded pages, the search and the sign-out.
 * @param signInPath redirect target for visitors and after signing out
 */
export function useConsole(role: ConsoleRole, signInPath: string) {
  const isOpen = useAppSelector(selectRole) === role;
  const { data: user, refetch } = useGetUserQuery(undefined, { skip: !isOpen });
  const { due, isMissing } = useSecondFactor();
  // It became due, or required, since the person was read.
  useEffect(
    () => (isOpen && !isMissing ? onMissingFactor(() => void refetch()) : undefined),
    [isOpen, isMissing, refetch],
  );
  const lang = useAppSelector(selectLang);
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  return {
    home: HOME_OF_ROLE[role],
    isOpen,
    /** False for a person who must first set up a second step: all other calls of the console are refused. */
    mayWork: isOpen && !isMissing,
    secondFactor: due === null ? null : { due, isMissing },
    user: { id: user?.id, name: user?.full_name ?? '', detail: user?.vendor ? nameIn(lang, user.vendor) : undefined },
    page: <RequireRole role={role} signInPath={signInPath} />,
    logout,
    signInPath,
    onLanguageChange,
    theme: { value: useTheme(), onChange: changeTheme },
    stepUp: useStepUp(),
    onSearch: (search: string) =>
      dispatch(searchConsole.initiate({ role, search }, { subscribe: false, forceRefetch: true })).unwrap(),
  };
}

/** Props of the kit's ConsoleSignIn: signing in on the console's own page. */
export function useConsoleSignIn(loginType: ConsoleRole, sign: SignWithPasskey) {
  const onPasskey = usePasskeyLogin(sign, { loginType });
  const [login] = useLoginMutation();
  const [complete] = useCompleteLoginMutation();
  const onSecondStep = (step: SecondStep) => complete(step).unwrap();
  const onSubmit = async (values: Omit<Credentials, 'loginType'>) => {
    await login({ ...values, loginType }).unwrap();
  };
  return { onSubmit, onSecondStep, onPasskey, onLanguageChange, theme: { value: useTheme(), onChange: changeTheme } };
}
