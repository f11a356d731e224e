<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

use WP_Post;

/**
 * Removes what WordPress leaves in a text that no visitor should read, in answers of GraphQL only: shortcodes whose plugin is
 * gone, and in automatic excerpts hidden words and forms. The answer names the shortcodes for the site's log.
 */
final class Texts {
	/** Names that the answer has at most. */
	private const MAX_REPORTED = 50;

	/** @var array<string, array{post: string, name: string}> The removed shortcodes of this request, by place and name. */
	private static array $removed = array();

	public static function register(): void {
		add_action( 'graphql_before_execute', array( self::class, 'start' ), 10, 0 );
	}

	/** Adds the hooks of a GraphQL request. */
	public static function start(): void {
		self::$removed = array();
		// Before quotes become typographic and lines become paragraphs.
		add_filter( 'the_content', array( self::class, 'content' ), 8 );
		add_filter( 'the_content', array( self::class, 'excerpt' ), PHP_INT_MAX );
		add_filter( 'get_the_excerpt', array( self::class, 'written_excerpt' ), 1, 2 );
		add_filter( 'graphql_resolve_field', array( self::class, 'field' ), 100, 6 );
		add_filter( 'graphql_request_results', array( self::class, 'report' ) );
	}

	/** Removes unknown shortcodes from a post's content; WordPress runs the others. */
	public static function content( $content ) {
		return is_string( $content ) ? self::without( $content, 'shortcode_exists', get_post() ) : $content;
	}

	/** Removes hidden words and forms from the content while WordPress makes an excerpt of it. */
	public static function excerpt( $content ) {
		return is_string( $content ) && doing_filter( 'get_the_excerpt' ) ? Visible::html( $content ) : $content;
	}

	/** Removes shortcodes from an editor's excerpt, in which WordPress runs none. */
	public static function written_excerpt( $excerpt, $post = null ) {
		return is_string( $excerpt ) ? self::without( $excerpt, '__return_false', $post ) : $excerpt;
	}

	/**
	 * Removes unknown shortcodes from any other text, and what WordPress's filters added to a content; from a title or a
	 * description, in which no shortcode is run, also known ones.
	 */
	public static function field( $value, $source = null, $arguments = null, $context = null, $info = null, $type = '' ) {
		if ( ! is_string( $value ) || false === strpos( $value, '[' ) || 'Comment' === $type || ( is_array( $arguments ) && 'raw' === strtolower( (string) ( $arguments['format'] ?? '' ) ) ) ) {
			return $value;
		}
		$name = is_object( $info ) && isset( $info->fieldName ) ? $info->fieldName : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Theirs.
		if ( 'excerpt' === $name ) {
			return $value;
		}
		$has_run = 'content' === $name || ( false !== strpos( $value, '<' ) && 'title' !== $name );
		$node    = is_array( $source ) ? ( $source['node'] ?? null ) : $source;
		$id      = is_object( $node ) && isset( $node->databaseId ) ? (int) $node->databaseId : 0; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Theirs.
		$is_post = is_object( $node ) && 'Post' === substr( (string) strrchr( get_class( $node ), '\\' ), 1 );
		return self::without( $value, $has_run ? 'shortcode_exists' : '__return_false', $is_post ? get_post( $id ) : null, $is_post ? '' : "$type $id" );
	}

	/** Names the removed shortcodes in the answer. */
	public static function report( $response ) {
		$removed = array_values( self::$removed );
		if ( array() !== $removed && is_array( $response ) ) {
			$response['extensions']['footbridgeShortcodes'] = $removed;
		} elseif ( array() !== $removed && is_object( $response ) && property_exists( $response, 'extensions' ) ) {
			$response->extensions['footbridgeShortcodes'] = $removed;
		}
		return $response;
	}

	/** Returns a text without unknown shortcodes, and records their names. */
	private static function without( string $text, callable $is_known, $post, string $place = '' ): string {
		$names = array();
		$shown = Shortcodes::remove( $text, $is_known, $names );
		$place = $post instanceof WP_Post ? "$post->post_type $post->ID ($post->post_name)" : $place;
		foreach ( $names as $name ) {
			if ( count( self::$removed ) < self::MAX_REPORTED ) {
				self::$removed[ "$place\n$name" ] = array(
					'post' => $place,
					'name' => $name,
				);
			}
		}
		return $shown;
	}
}
