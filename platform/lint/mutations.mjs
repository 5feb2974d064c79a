const HOOK = /^use[A-Z]\w*Mutation$/;

/** Nearest declaration of a name. */
function declarationOf(name, scope) {
  const variable = scope.set.get(name);
  if (variable) return variable.defs[0]?.node;
  return scope.upper ? declarationOf(name, scope.upper) : undefined;
}

/** True for the trigger in `const [send] = useSendMutation()`. */
function isTrigger({ type, name }, scope) {
  if (type !== 'Identifier') return false;
  const { id, init } = declarationOf(name, scope) ?? {};
  return id?.type === 'ArrayPattern' && id.elements[0]?.name === name && HOOK.test(init?.callee?.name ?? '');
}

/** True if the result of a call is awaited or returned. */
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
        'The promise of {{name}} never rejects: use await {{name}}(…).unwrap(), or void if the result is not needed.',
    },
  },
  create: ({ sourceCode, report }) => ({
    CallExpression(node) {
      if (!isWaitedFor(node) || !isTrigger(node.callee, sourceCode.getScope(node))) return;
      report({ node, messageId: 'unwrap', data: { name: node.callee.name } });
    },
  }),
};

/** Rules for RTK Query mutations. */
export default { meta: { name: 'mutations' }, rules: { unwrap } };
