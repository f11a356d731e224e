<?php
/**
 * What the adoption report reads of WordPress.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\SignedRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET /wp-json/footbridge/v1/adoption`, signed: what only an administrator sees of a site, without anything of its
 * visitors. With `?after=ID` what the next published texts use. Nothing is changed.
 */
final class Adoption {
	private const ROUTE_NAMESPACE = 'footbridge/v1';
	private const ROUTE           = '/adoption';

	/**
	 * The signed text. It is no path and no JSON, so that no other signature is valid here.
	 */
	public const SIGNED = 'GET footbridge/v1/adoption';

	/**
	 * Adds the hook.
	 *
	 * @since 1.1.0
	 */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add' ) );
	}

	/**
	 * Registers the route.
	 *
	 * @since 1.1.0
	 */
	public static function add(): void {
		register_rest_route(
			self::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( self::class, 'permission' ),
			)
		);
	}

	/**
	 * Checks the signature.
	 *
	 * @since 1.1.0
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_Error|true
	 */
	public static function permission( WP_REST_Request $request ) {
		return SignedRoute::permission( $request, self::SIGNED );
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
