"""What all areas of the API share: authentication, reading requests, the OpenAPI document, errors, headers."""
