// The cashier page of the embedded payment sandbox. Plain script, served as a file so that a strict CSP allows it.
const page = document.querySelector('[data-cashier]');
const { key, returnPath, state, endsInMs } = page.dataset;
const RETURN_AFTER_MS = 1500;
const RESULTS = {
  paid: ['✓', '支付成功', '正在返回商家…'],
  failed: ['!', '支付失败', ''],
  late: ['…', '银行处理中', '款项将在订单关闭后到账'],
  closed: ['–', '交易已关闭', '未发生扣款'],
};

const find = (selector) => document.querySelector(selector);
// A mini-program closes its web view as soon as it hears how the payment went; nothing in the page leads back into it.
const isInside = new URLSearchParams(window.location.search).get('in') === 'mini';
const goBack = () => window.location.replace(returnPath);

function showResult(name, text) {
  const [mark, title, line] = RESULTS[name];
  find('#form').hidden = true;
  find('.result').hidden = false;
  find('.result').dataset.state = name;
  find('.result i').textContent = mark;
  find('.result h2').textContent = title;
  find('.result p').textContent = text || line;
  find('.result .main').focus();
  if (name === 'paid' && !isInside) window.setTimeout(goBack, RETURN_AFTER_MS);
}

function setBusy(isBusy) {
  for (const button of document.querySelectorAll('#form button')) button.disabled = isBusy;
}

async function act(body) {
  setBusy(true);
  find('.error').textContent = '';
  try {
    const answer = await fetch(`${window.location.pathname}/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, key }),
    });
    const { state: next, reason } = await answer.json();
    if (RESULTS[next]) showResult(next, reason);
    else throw new Error(String(answer.status));
  } catch {
    find('.error').textContent = '网络异常，请重试';
    setBusy(false);
  }
}

const endsAt = Date.now() + Number(endsInMs);
function tick() {
  const leftMs = Math.max(0, endsAt - Date.now());
  const seconds = Math.ceil(leftMs / 1000);
  const two = (value) => String(value).padStart(2, '0');
  find('.countdown').textContent = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  if (leftMs > 0) window.setTimeout(tick, 500);
  else if (!find('#form').hidden) showResult('closed', '支付超时，交易已关闭');
}

for (const button of document.querySelectorAll('[data-back]')) {
  button.hidden = isInside;
  button.addEventListener('click', goBack);
}
find('.inside').hidden = !isInside;
find('#pay').addEventListener('click', () => act({ action: 'pay' }));
find('#late').addEventListener('click', () => act({ action: 'late' }));
find('#fail').addEventListener('click', () => act({ action: 'fail', reason: find('#reason').value }));

if (state === 'open') tick();
else showResult(state, page.dataset.reason);
