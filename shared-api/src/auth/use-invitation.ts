import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { changeLanguage } from '../preferences/preference-storage.ts';
import { selectToken } from '../session/session-slice.ts';
import type { Lang, SecondStep } from '../wire/index.ts';
import { useGetUserQuery } from './auth-api.ts';
import { useAcceptInvitationMutation, useGetInviteeQuery } from './invitation-api.ts';
import { HOME_OF_ROLE } from './RequireRole.tsx';

/** Props of the kit's ConsoleInvitation. The token is in the fragment, which browsers never send to a server. */
export function useInvitation(role: 'admin' | 'vendor') {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1);
  const session = useAppSelector(selectToken);
  const [sessionBefore] = useState(session);
  const isAccepted = session !== null && session !== sessionBefore;
  // Accepting uses the link up, so the invitee is not fetched again.
  const asked = useGetInviteeQuery(token, { skip: token === '' || isAccepted });
  const { data: user } = useGetUserQuery(undefined, { skip: session === null || isAccepted });
  const [accept] = useAcceptInvitationMutation();
  return {
    query: token === '' ? { data: null, isError: false, refetch: () => undefined } : asked,
    signedInAs: session !== null && !isAccepted ? user?.full_name : undefined,
    onAccept: (password: string, step?: SecondStep) =>
      accept({ token, password, ...(step && { second_step: step }) }).unwrap(),
    onDone: () => void navigate(HOME_OF_ROLE[role], { replace: true }),
    onLanguageChange: (lang: Lang) => changeLanguage(lang, 'shell:notices.language'),
  };
}
