"""What all areas of the API share: authentication, the reading of requests, the OpenAPI document, errors, headers."""
