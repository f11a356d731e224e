<?php
/**
 * Checks requests for routes that only the front end's owner may read.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;
use WP_Error;
use WP_REST_Request;

/**
 * The permission of a signed REST route.
 */
final class SignedRoute {

	/**
	 * Checks a request's signature.
	 *
	 * @since 1.1.0
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string          $signed  The signed text of this route.
	 * @return WP_Error|true
	 */
	public static function permission( WP_REST_Request $request, string $signed ) {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		$secret = Settings::secret();
		if ( '' === $secret ) {
			return new WP_Error( 'footbridge_no_secret', __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 503 ) );
		}
		$timestamp = (string) $request->get_header( Signature::HEADER_TIMESTAMP );
		$signature = (string) $request->get_header( Signature::HEADER_SIGNATURE );
		if ( Signature::verify( $signed, $timestamp, $signature, $secret ) ) {
			return true;
		}
		return new WP_Error( 'footbridge_signature', __( 'The signature is not that of this route and secret, or it is too old.', 'footbridge' ), array( 'status' => 401 ) );
	}
}
