import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Options of WebAuthn, as the server has made them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

const load = () => import('@simplewebauthn/browser');

/** Lets the browser make a passkey. Rejects if the person declines. */
export const makePasskey = async (options: PasskeyOptions) => {
  const { startRegistration } = await load();
  const answer = await startRegistration({
    optionsJSON: { ...(options as object) } as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
};

/** Lets the browser sign with a passkey. Rejects if the person declines. */
export const signWithPasskey = async (options: PasskeyOptions) => {
  const { startAuthentication } = await load();
  const answer = await startAuthentication({
    optionsJSON: { ...(options as object) } as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
};

export type PasskeyAnswer = Awaited<ReturnType<typeof signWithPasskey>>;
