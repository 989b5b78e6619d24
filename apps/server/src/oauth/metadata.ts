import { mcpResource, RESOURCE_METADATA_PATH } from '../http/mcp/mcp-caller.ts';
import { APP_SCOPES } from '../rules/connected-apps.ts';

/** The paths of the OAuth server. */
export const OAUTH_PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
} as const;

const SCOPES = Object.keys(APP_SCOPES);

/** The documents by which clients find the OAuth server and what it can do (RFC 8414, RFC 9728), by path. */
export function metadataDocuments(publicUrl: string): ReadonlyMap<string, object> {
  const resource = {
    resource: mcpResource(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Theia',
    resource_documentation: `${publicUrl}/documentation`,
  };
  const server = {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + OAUTH_PATHS.authorization,
    token_endpoint: publicUrl + OAUTH_PATHS.token,
    registration_endpoint: publicUrl + OAUTH_PATHS.registration,
    revocation_endpoint: publicUrl + OAUTH_PATHS.revocation,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [mcpResource(publicUrl)],
    service_documentation: `${publicUrl}/documentation`,
  };
  return new Map<string, object>([
    [RESOURCE_METADATA_PATH, resource],
    [`${RESOURCE_METADATA_PATH}/mcp`, resource],
    ['/.well-known/oauth-authorization-server', server],
  ]);
}
