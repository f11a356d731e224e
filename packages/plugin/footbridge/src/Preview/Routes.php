<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Rest;
use Footbridge\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** REST route of the live preview: `footbridge/v1/preview/token`, for users who may edit the post. */
final class Routes {
	/** The parameter of every route. */
	public const POST = array(
		'post' => array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		),
	);

	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add' ) );
		add_action( 'rest_api_init', array( LinkRoutes::class, 'add' ) );
		add_action( 'rest_api_init', array( BlockRoute::class, 'add' ) );
	}

	public static function add(): void {
		Rest::add( 'POST', '/preview/token', array( self::class, 'token' ), array( self::class, 'permission' ), self::POST );
	}

	/** @return WP_Error|true True for a user who may edit the request's post; else an error. */
	public static function may_edit( WP_REST_Request $request ) {
		if ( current_user_can( 'edit_post', (int) $request->get_param( 'post' ) ) ) {
			return true;
		}
		return new WP_Error( 'footbridge_forbidden', __( 'You are not allowed to edit this post.', 'footbridge' ), array( 'status' => 403 ) );
	}

	/**
	 * @return WP_Error|true True for such a user once address and secret are set, unless the post is in the trash; else an
	 * error.
	 */
	public static function permission( WP_REST_Request $request ) {
		$may_edit = self::may_edit( $request );
		if ( true === $may_edit && 'trash' === get_post_status( (int) $request->get_param( 'post' ) ) ) {
			return new WP_Error( 'footbridge_trash', __( 'This post is in the trash.', 'footbridge' ), array( 'status' => 409 ) );
		}
		if ( true !== $may_edit || Settings::complete() ) {
			return $may_edit;
		}
		return new WP_Error( 'footbridge_not_connected', __( 'The front end’s address or the shared secret is missing: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 409 ) );
	}

	/** Returns a token for the live preview, until when it is valid, and the page that takes it. */
	public static function token( WP_REST_Request $request ): WP_REST_Response {
		$token = new Token( (int) $request->get_param( 'post' ), get_current_user_id(), Settings::origin(), time() + Token::LIVE_S );
		return new WP_REST_Response(
			array(
				'token'   => $token->sign( Settings::secret() ),
				'expires' => $token->expires,
				'url'     => Link::page(),
			)
		);
	}
}
