import { MINUTE_MS } from '@voltfront/rules/time';
import { bridgeCodes, bridgeTexts } from '../errors';
import { BRIDGE_VERSION, methodNames } from '../methods';
import { BRIDGE_TIMEOUT_MS, PERSON_TIMEOUT_MS } from '../pending-calls';
import { bridgeNames, CONSENT_GIVEN, CONSENT_HANDLER, consentLink } from '../transport';
import { answerShape, callShape } from '../wire';
import { describeShape } from './describe-shape';
import { eventSections, methodSections } from './method-sections';
import { table } from './table';

const names = bridgeNames('{product}');

const INTRODUCTION = `# Native bridge

For the teams of the native car app on iOS, Android and Harmony: how the shop's pages in the app's web view and the app
talk to each other. Edition ${BRIDGE_VERSION}, ${methodNames.length} methods. \`{product}\` and \`{scheme}\` stand for the product code
and the scheme of the brand (\`packages/brand\`).

This page is written by \`npm run docs:bridge -w @voltfront/bridge\` from the description in \`packages/bridge/src/groups\`,
which client, host and tests are made from as well. A working app to compare with is \`apps/container\`.`;

const TRANSPORT = `## Transport

${table(
  ['', 'iOS', 'Android', 'Harmony'],
  [
    ['web view', '`WKWebView`', '`WebView`', 'ArkWeb `Web`'],
    [
      'page → app',
      `\`window.webkit.messageHandlers.${names.channel}.postMessage(text)\`, a script message handler`,
      `\`window.${names.channel}.postMessage(text)\`, from \`addJavascriptInterface\` or \`addWebMessageListener\``,
      `\`window.${names.channel}.postMessage(text)\`, from \`registerJavaScriptProxy\``,
    ],
    [
      'app → page',
      `\`evaluateJavaScript\` of \`window.${names.answer}(text)\``,
      `\`evaluateJavascript\` of the same`,
      `\`runJavaScript\` of the same`,
    ],
    [
      'consent',
      `message handler \`${CONSENT_HANDLER}\` gets \`${JSON.stringify(CONSENT_GIVEN)}\``,
      `the page opens \`${consentLink('{scheme}')}\``,
      'the same link; a message handler of the same name is used where there is one',
    ],
  ],
)}

- The user agent of the web view ends with \`${names.agent}<version of the app>\`. By it the page knows that it is in the app;
  \`HarmonyOS\` or \`OpenHarmony\` in it means Harmony, \`iPhone\`, \`iPad\` or \`Macintosh\` iOS, everything else Android.
- A text is one JSON message. Encode it once more as a JavaScript string when it is put into a script.
- The answer function is there once the bridge's code has loaded, which is before the page's first call.
- The app takes the consent link, shows nothing and stays on the page. Consent given in the app's own screens is the app's
  business; the page asks for its own.
- A page's own origin alone is served in this web view. Links to other hosts the page opens by a plain navigation, which the
  app takes over.`;

const MESSAGES = `## Messages

JSON-RPC 2.0 with two more fields in each call.

${describeShape('Call', callShape)}

${describeShape('Answer', answerShape)}

- An answer carries the id of its call and either \`result\` or \`error\`. Each call is answered once, in any order, within
  ${BRIDGE_TIMEOUT_MS} ms; later answers are dropped by the page.
- Methods that ask the person something are answered \`{"isPending":true}\` at once. The outcome follows as the event
  \`asyncResult\` with the call's id, within ${PERSON_TIMEOUT_MS / MINUTE_MS} minutes: code 0 ok, ${bridgeCodes.failed} failed, ${bridgeCodes.timedOut} timed out.
- A result of another shape than described is an internal error in the page and reaches no screen. Further fields are fine.
- A person who turns back is no error: the result says so (null, an empty list, \`cancelled\`).
- Messages of the app without id are events (\`message.notification\`). Batches are not used.`;

const ERRORS = `## Errors

${table(
  ['code', 'name', 'when'],
  [
    [`${bridgeCodes.parseError}`, 'parse error', 'the text is no message; the answer has id null'],
    [`${bridgeCodes.methodNotFound}`, 'method not found', 'the app does not have the method'],
    [`${bridgeCodes.invalidParams}`, 'invalid params', 'parameters of another shape; the page checks before it sends'],
    [
      `${bridgeCodes.internalError}`,
      'internal error',
      'something broke in the app, or a result has another shape; the reason stays in the app',
    ],
    [
      `${bridgeCodes.unsupportedPlatform}`,
      'unsupported platform',
      `the system has no such method; Android-only ones say "${bridgeTexts.androidOnly}"`,
    ],
    [
      `${bridgeCodes.initialisationFailed}`,
      'initialisation failed',
      'the page finds no channel, or the app is not ready',
    ],
    [`${bridgeCodes.notAllowed}`, 'not allowed', '`jsApiToken` is missing or of another web view'],
    [`${bridgeCodes.failed}`, 'failed', 'the app could not do it; its message may be shown to the person'],
    [`${bridgeCodes.timedOut}`, 'timed out', 'made by the page when no answer came, or by the app for an outcome'],
  ],
)}`;

const SESSION = `## Session

- \`appInfo.userToken\` gives a session token of the shop's server, never one of another system: the page sends it with every
  request. The page asks for token and user on every page load and takes both over, a missing token too.
- The app gets the token from the shop's server itself: \`POST /api/appuser/v1/user/pub/login/mobile\` with phone and SMS code,
  or, when the app has an account system of its own, \`POST /api/appuser/v1/user/pub/login/platform\` with its one-time code,
  followed by \`login/mobile/bind\` for an account without phone. The header \`x-volt-platform\` is \`APP\` on iOS and Android,
  \`HarmonyOS\` on Harmony; the server refuses a token of another platform. The server
  exchanges that code with the app's account service (\`APP_LOGIN_URL\`, [settings.md](settings.md)); in demo runs a stand-in
  takes any code.
- There is no login page in the app: where the page needs one it calls \`appInfo.login\`, and opens what the person wanted
  once it gives a token.
- Logging out in the page ends the session on the server and calls \`appInfo.logout\`. A login or logout in the app, and a
  renewed token, is the event \`sessionChanged\`.
- When the server ends the session (000009, or a forced logout), the page drops it and calls \`operation.tokenExpired\` with
  the server's code and message. What to say, and whether to offer a login, is up to the app.`;

const SECURITY = `## Security

- Offer the channel to the main frame of the own hosts over https alone (\`hosts\` of the brand), and check the origin of
  each message: on iOS \`message.frameInfo\`, on Android the rules of \`addWebMessageListener\`, on Harmony the permission list of
  \`registerJavaScriptProxy\`. Pages of other hosts get a web view without the bridge.
- \`jsApiToken\` proves that a call comes from a page that the app let in: make at least 128 random bits for each page load,
  set them as \`window.${names.token}\` before the page's scripts run, on the own hosts only, and refuse every call without
  them (${bridgeCodes.notAllowed}). A frame of another host inside the page cannot read it.
- Before the consent the page calls nothing that reads the device, its place or who its owner is; the methods say so. A
  picture is taken or chosen by the person. The app checks the system's own permissions besides.
- Check parameters as described, and never build a path, an address or a script from one without checking it.
- Neither side logs tokens, codes, file contents or positions.`;

const VERSIONS = `## Versions

- The edition is \`bridgeVersion\` of \`appInfo.appInfo\`. The second number rises when methods, events or optional fields are
  added, the first when an older app no longer fits.
- A method that an older app does not have is answered with ${bridgeCodes.methodNotFound}; the page then does without, or as in a browser.
- Nothing is renamed or removed within an edition. Both sides ignore fields, and the page events, that they do not know.`;

/** The page for the native teams, in Markdown. */
export const bridgePage = (): string =>
  [
    INTRODUCTION,
    TRANSPORT,
    MESSAGES,
    ERRORS,
    SESSION,
    SECURITY,
    VERSIONS,
    methodSections(),
    '## Events',
    eventSections(),
  ]
    .join('\n\n')
    .concat('\n');
