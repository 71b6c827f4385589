import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser's answer to a request to sign in, as JSON; null if the person or the browser did not want to. */
export async function readPasskey(options: string): Promise<string | null> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return textOf(startAuthentication({ optionsJSON }));
}

/** The same for a new passkey. */
export async function makePasskey(options: string): Promise<string | null> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return textOf(startRegistration({ optionsJSON }));
}

async function textOf(answer: Promise<object>): Promise<string | null> {
  return answer.then(JSON.stringify, () => null);
}
