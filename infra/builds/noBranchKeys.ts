/**
 * Stands in bundles for `@aws-crypto/branch-keystore-node`, the store of branch keys that the Encryption SDK's hierarchical keyring
 * needs and we do not use: it would bring every command of DynamoDB into each function that seals a credential.
 */
export const isIBranchKeyStoreNode = (): boolean => false;
