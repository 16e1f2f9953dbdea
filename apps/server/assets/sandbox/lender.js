// The page of the embedded lender. Plain script, served as a file so that a strict CSP allows it.
const page = document.querySelector('[data-desk]');
const { key, returnPath } = page.dataset;
const RESULTS = {
  approved: ['✓', '审批通过', ''],
  rejected: ['!', '审批未通过', ''],
  withdrawn: ['–', '申请已撤回', '您可以返回商家重新申请'],
};
const LOOKS = { approved: 'paid', rejected: 'failed', withdrawn: 'closed' };

const find = (selector) => document.querySelector(selector);

// Inside the shop's web view the shop has a bar and goes back itself; opened alone the page leads to the shop.
const isFramed = window.parent !== window;
function goBack() {
  if (isFramed) window.parent.postMessage({ method: 'back' }, window.location.origin);
  else window.location.replace(returnPath);
}
if (isFramed) find('.bar').remove();

function showResult(state, text) {
  const [mark, title, line] = RESULTS[state];
  find('#form').hidden = true;
  find('.result').hidden = false;
  find('.result').dataset.state = LOOKS[state];
  find('.result i').textContent = mark;
  find('.result h2').textContent = title;
  find('.result p').textContent = text || line;
}

function show(state, text) {
  if (RESULTS[state]) {
    showResult(state, text);
    return;
  }
  for (const part of document.querySelectorAll('[data-for]')) part.hidden = !part.dataset.for.split(' ').includes(state);
  if (state !== 'opened') find('.notice').textContent = '申请已提交，机构审核中，结果会自动更新';
}

function setBusy(isBusy) {
  for (const button of document.querySelectorAll('#form button')) button.disabled = isBusy;
}

async function act(action) {
  setBusy(true);
  find('.error').textContent = '';
  try {
    const answer = await fetch(`${window.location.pathname}/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, key, ...(action === 'reject' ? { reason: find('#reason').value } : {}) }),
    });
    const { state, reason, approvedFen } = await answer.json();
    if (state === 'unknown' || !answer.ok) throw new Error(String(answer.status));
    const approved = approvedFen ? `通过额度 ¥${(approvedFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}` : '';
    show(state, reason ?? approved);
    if (RESULTS[state]) find('.result .main').focus();
  } catch {
    find('.error').textContent = '网络异常，请重试';
  }
  setBusy(false);
}

for (const button of document.querySelectorAll('[data-back]')) button.addEventListener('click', goBack);
for (const button of document.querySelectorAll('[data-act]')) button.addEventListener('click', () => act(button.dataset.act));

const { state, reason, approved } = page.dataset;
show(state, reason || (approved ? `通过额度 ¥${approved}` : ''));
