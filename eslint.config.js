import js from '@eslint/js';
import globals from 'globals';

const strict = {
  'consistent-return': 'error',
  curly: ['error', 'multi-line'],
  'default-case-last': 'error',
  eqeqeq: 'error',
  'max-lines': ['error', { max: 400 }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  'no-alert': 'error',
  'no-console': 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-param-reassign': 'error',
  'no-shadow': 'error',
  'no-unused-expressions': 'error',
  'no-use-before-define': ['error', { functions: false, variables: false }],
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-template': 'error',
};

export default [
  { ignores: ['build/', 'node_modules/'] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: strict },
  { files: ['web/**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['web/worker.js'], languageOptions: { globals: globals.worker } },
  { files: ['web/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['tools/**/*.mjs', 'tests/**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off', 'max-lines-per-function': 'off' },
  },
];
