<?php
/**
 * What the adoption report reads of WordPress.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\SignedRoute;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET /wp-json/footbridge/v1/adoption`, signed: what only an administrator sees of a site, without anything of its
 * visitors. With `?after=ID` what the next published texts use. Nothing is changed.
 */
final class Adoption {
	public const ROUTE = '/adoption';

	/**
	 * Registers the route.
	 *
	 * @since 1.1.0
	 */
	public static function register(): void {
		SignedRoute::register( self::ROUTE, array( self::class, 'answer' ) );
	}

	/**
	 * Returns the inventory, or what the texts after an id use.
	 *
	 * @since 1.1.0
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$after = $request->get_param( 'after' );
		return new WP_REST_Response( is_numeric( $after ) ? Texts::after( (int) $after ) : Inventory::all() );
	}
}
