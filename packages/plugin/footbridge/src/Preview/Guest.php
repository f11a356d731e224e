<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use WP_Post;
use WP_User;
use WP_User_Query;

/**
 * Answers a GraphQL request with the header `X-Footbridge-Token` as one of a visitor, whatever else it carries. A valid
 * token shows that visitor the post of the header `X-GraphQL-Preview` as well.
 */
final class Guest {
	/** The post that the request's token shows; null before and without a valid one. */
	private static ?WP_Post $post = null;

	private static int $user = 0;

	/** @var list<int> The post, and the autosave with its unsaved values. */
	private static array $visible = array();

	public static function register(): void {
		if ( null !== Header::token() ) {
			add_action( 'init_graphql_request', array( self::class, 'start' ), PHP_INT_MIN );
		}
	}

	/** Makes the user a visitor and checks the token. A GraphQL request may run others, each of which begins here. */
	public static function start(): void {
		wp_set_current_user( 0 );
		self::$post = null;

		$token = Token::read( (string) Header::token(), time() );
		$post  = null === $token ? null : get_post( $token->post );
		if ( null === $token || ! $post instanceof WP_Post || ! self::may_see( $token, $post ) ) {
			Header::answer( 'refused' );
			return;
		}
		self::$post    = $post;
		self::$user    = $token->user;
		self::$visible = array( $post->ID );
		add_filter( 'graphql_object_visibility', array( self::class, 'visibility' ), 100, 3 );
		add_filter( 'graphql_return_field_from_model', array( self::class, 'field' ), 100, 4 );
		add_filter( 'post_password_required', array( self::class, 'password' ), 100, 2 );
		add_action( 'pre_get_users', array( self::class, 'author' ) );
		add_filter( 'graphql_schema_config', array( self::class, 'schema' ), 100 );
	}

	/** Returns whether the request's token shows a post. */
	public static function sees( int $id ): bool {
		return null !== self::$post && self::$post->ID === $id;
	}

	/** Returns the id of the token's user, for whom the post is shown; without a token that of the current user. */
	public static function on_behalf_of(): int {
		return null === self::$post ? get_current_user_id() : self::$user;
	}

	/** Makes the autosave visible. */
	public static function show( int $id ): void {
		self::$visible[] = $id;
	}

	/** Returns whether a token is valid for the post of the request. */
	private static function may_see( Token $token, WP_Post $post ): bool {
		return Header::requested() === $post->ID && self::may_show( $token->user, $post->ID ) && ( '' === $token->share || Links::open( $token ) );
	}

	/** Returns whether tokens of a user show a post: it is not in the trash, and the user may edit it. */
	public static function may_show( int $user, int $post ): bool {
		return 'trash' !== get_post_status( $post ) && user_can( $user, 'edit_post', $post );
	}

	/**
	 * Returns a model's visibility: public for the post, its autosave and its files; for its author that of an author with
	 * published posts.
	 */
	public static function visibility( $visibility, $model = '', $data = null ) {
		if ( null === self::$post ) {
			return $visibility;
		}
		if ( 'PostObject' === $model && $data instanceof WP_Post ) {
			$is_own_file = 'attachment' === $data->post_type && 'inherit' === $data->post_status && self::$post->ID === (int) $data->post_parent;
			return $is_own_file || in_array( $data->ID, self::$visible, true ) ? 'public' : $visibility;
		}
		return 'UserObject' === $model && 'private' === $visibility && $data instanceof WP_User && (int) self::$post->post_author === $data->ID ? 'restricted' : $visibility;
	}

	/** Lets a query of the post's author find users without published posts, too. */
	public static function author( $query ): void {
		if ( null !== self::$post && $query instanceof WP_User_Query && array( (int) self::$post->post_author ) === wp_parse_id_list( $query->query_vars['include'] ?? array() ) ) {
			$query->query_vars['has_published_posts'] = false;
		}
	}

	/** Withholds the post's password. */
	public static function field( $value, $field = '', $model = '', $data = null ) {
		return 'password' === $field && 'PostObject' === $model && $data instanceof WP_Post && in_array( $data->ID, self::$visible, true ) ? null : $value;
	}

	/** Returns false for the post: its content needs no password. */
	public static function password( $is_required, $post = null ) {
		return $post instanceof WP_Post && in_array( $post->ID, self::$visible, true ) ? false : $is_required;
	}

	/** Removes the mutations from the schema: each gets a GraphQL error. */
	public static function schema( $config ) {
		return is_object( $config ) && method_exists( $config, 'setMutation' ) ? $config->setMutation( null ) : $config;
	}
}
