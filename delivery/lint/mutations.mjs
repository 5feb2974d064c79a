const HOOK = /^use[A-Z]\w*Mutation$/;

/** What a name stands for at a place, by the declaration that is nearest. */
function declarationOf(name, scope) {
  const variable = scope.set.get(name);
  if (variable) return variable.defs[0]?.node;
  return scope.upper ? declarationOf(name, scope.upper) : undefined;
}

/** Whether a name is the first of `const [send] = useSendMutation()`. */
function isTrigger({ type, name }, scope) {
  if (type !== 'Identifier') return false;
  const { id, init } = declarationOf(name, scope) ?? {};
  return id?.type === 'ArrayPattern' && id.elements[0]?.name === name && HOOK.test(init?.callee?.name ?? '');
}

/** Whether somebody waits for what a call gives: here, or where it is handed on. */
const isWaitedFor = (call) => {
  const { parent } = call;
  if (parent.type === 'ArrowFunctionExpression') return parent.body === call;
  return parent.type === 'AwaitExpression' || parent.type === 'ReturnStatement';
};

const unwrap = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unwrap:
        'What {{name}} returns never rejects: await {{name}}(…).unwrap(), or write void where nobody waits for the answer.',
    },
  },
  create: ({ sourceCode, report }) => ({
    CallExpression(node) {
      if (!isWaitedFor(node) || !isTrigger(node.callee, sourceCode.getScope(node))) return;
      report({ node, messageId: 'unwrap', data: { name: node.callee.name } });
    },
  }),
};

/** Rules of this workspace for the calls that change something. */
export default { meta: { name: 'mutations' }, rules: { unwrap } };
