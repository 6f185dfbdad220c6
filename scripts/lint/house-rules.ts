import type { RuleTester } from 'oxlint/plugins-dev';

/**
 * The house style as lint rules of its own, one name each, so that a disabled line says which rule it
 * breaks. Where each rule applies is decided in `oxlint.config.ts`.
 */
const rules = {
  'no-sleep': forbid({
    "CallExpression[callee.property.name='waitForTimeout']": 'Wait on a fact, not on the clock.',
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']":
      'Wait on a fact or move a fake clock; a sleep is slow and still flaky.',
    'ImportDeclaration[source.value=/^(node:)?timers\\u002fpromises$/]':
      'Wait on a fact or move a fake clock; a sleep is slow and still flaky.',
  }),
  'whole-values': forbid({
    "MemberExpression[property.name='toBeDefined']": 'Assert the whole value.',
    "MemberExpression[object.property.name='not'][property.name=/^(toBeUndefined|toBeNull)$/]":
      'Assert the whole value.',
  }),
  'no-focused-test': forbid({
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name="only"]':
      'A focused test silences all the others.',
  }),
  'no-raw-colour': forbid({
    'Literal[value=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\\(/]':
      'Colours come from the theme contract (src/ui/theme).',
    'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\\(/]':
      'Colours come from the theme contract (src/ui/theme).',
  }),
  'no-raw-measure': forbid({
    'Literal[value=/(^|[\\s(,:])-?\\d*\\.?\\d+(px|rem|em|vh|vw)\\b/]':
      'Measures live in src/ui; compose its components.',
    'TemplateElement[value.raw=/(^|[\\s(,:])-?\\d*\\.?\\d+(px|rem|em|vh|vw)\\b/]':
      'Measures live in src/ui; compose its components.',
    'JSXAttribute[name.name=/^(style|className)$/]':
      'How a thing looks is decided in src/ui; add a variant there.',
  }),
  'logical-properties': forbid({
    [`Property${sidewards('key.name')}`]: 'Use the logical property (inline-start, inline-end).',
    [`Property${sidewards('key.value')}`]: 'Use the logical property (inline-start, inline-end).',
    'Property[key.name=/^(textAlign|float|clear|captionSide)$/] > Literal[value=/^(left|right)$/]':
      'Use start or end.',
  }),
  'no-class-name-prop': forbid({
    "TSPropertySignature[key.name='className']": 'Components take no className; add a variant in src/ui.',
    "JSXOpeningElement[name.name=/^[A-Z]/] > JSXAttribute[name.name='className']":
      'Components take no className; add a variant in src/ui.',
  }),
  'no-typed-url': forbid({
    'Literal[value=/^\\u002f(app|login|signup|blocked)([\\u002f?#]|$)/]':
      'Ask src/routes.ts for the address.',
    'TemplateElement[value.raw=/^\\u002f(app|login|signup|blocked)([\\u002f?#]|$)/]':
      'Ask src/routes.ts for the address.',
  }),
  'storage-behind-lib': forbid({
    'Identifier[name=/^(localStorage|sessionStorage)$/]': 'Storage can throw; go through src/lib/storage.ts.',
  }),
  'named-placeholders': forbid({
    "JSXElement[openingElement.name.name='Trans'] CallExpression[callee.name=/^(plural|select|selectOrdinal)$/]":
      'Its placeholder has no name, and the catalog would explain it with the whole file. Write t`…`, one message.',
    'CallExpression[callee.name=/^(plural|select|selectOrdinal)$/] > :not(Identifier).arguments:first-child':
      'Give the number a name first: translators read it.',
    'JSXOpeningElement[name.name=/^(Plural|Select|SelectOrdinal)$/] > JSXAttribute[name.name="value"] > JSXExpressionContainer > :not(Identifier)':
      'Give the number a name first: translators read it.',
  }),
  'explained-disable': explainedDisable(),
};

/** Oxlint exports the type of a rule only as what its tester takes. */
type Rule = Parameters<RuleTester['run']>[1];

/** Attribute test for names that fix a side of the screen instead of a side of the text. */
function sidewards(field: string): string {
  return `[${field}=/^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\\w*|border(Top|Bottom)(Left|Right)Radius)$/]`;
}

/** A rule that reports every node matching one of the selectors, with the message beside it. */
function forbid(selectors: Record<string, string>): Rule {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        Object.entries(selectors).map(([selector, message]) => [
          selector,
          (node: { readonly range: [number, number] }) => {
            context.report({ node, message });
          },
        ]),
      ),
  };
}

function explainedDisable(): Rule {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim();
          const unexplained = /^(eslint|oxlint)-disable/.test(text) && !/\s--\s+\S/.test(text);
          if (unexplained) {
            context.report({ loc: comment.loc, message: 'Say why after ` -- `, or fix the line.' });
          }
        }
      },
    }),
  };
}

export default { meta: { name: 'house' }, rules };
