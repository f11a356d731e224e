<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * What lists show of a post. The fields of a post that other pages show, in groups; the front end has the same
 * (read-nodes.ts). A change of anything else is of the body: it changes the post's own page and feeds only.
 */
final class Card {
	/** Meta of a post that lists show: its picture, and the sizes of a file. */
	private const META = array( '_thumbnail_id', '_wp_attachment_metadata', '_wp_attached_file' );

	/** Fields of a post that decide whether and where lists name it. */
	private const LISTED = array( 'noindex', 'segment' );

	/** Types of which lists show no ACF field. Of others (facilities, contributors, reviews) they do. */
	private const WITHOUT_FIELDS = array( 'post', 'page', 'attachment' );

	/**
	 * Returns what pages show of a post, by group; null for what can't be read: it counts as changed.
	 *
	 * @param list<int> $terms Its terms, of every taxonomy.
	 * @return array{name: list<string>, excerpt: string|null, card: array<string, mixed>, listed: list<bool>, tags: list<int>, body: list<mixed>}
	 */
	public static function groups( \WP_Post $post, array $terms ): array {
		$tags = self::terms( $post, 'post_tag' );
		return array(
			'name'    => array( $post->post_title, $post->post_name, $post->post_type ),
			'excerpt' => self::excerpt( $post ),
			'card'    => array(
				'date'       => $post->post_date,
				'order'      => in_array( $post->post_type, self::WITHOUT_FIELDS, true ) ? 0 : $post->menu_order,
				'categories' => self::terms( $post, 'category' ),
			),
			'listed'  => array( '' !== $post->post_password ),
			'tags'    => $tags,
			'body'    => array( get_object_vars( $post ), array_values( array_diff( $terms, $tags ) ) ),
		);
	}

	/** @return list<int> The ids of a post's terms. */
	private static function terms( \WP_Post $post, string $taxonomy ): array {
		$terms = 'post' === $post->post_type ? get_the_terms( $post, $taxonomy ) : array();
		return is_array( $terms ) ? array_values( wp_list_pluck( $terms, 'term_id' ) ) : array();
	}

	/** Returns a post's excerpt. Without one by hand, WordPress runs the filters of other plugins over the text: null when one fails. */
	private static function excerpt( \WP_Post $post ): ?string {
		try {
			return 'attachment' === $post->post_type ? '' : get_the_excerpt( $post );
		} catch ( \Throwable $error ) {
			return null;
		}
	}

	/** Returns the group of a meta field. */
	public static function group_of_meta( string $key, string $type ): string {
		if ( '_wp_attachment_image_alt' === $key ) {
			return 'excerpt';
		}
		if ( in_array( $key, self::LISTED, true ) ) {
			return 'listed';
		}
		$is_shown = in_array( $key, self::META, true ) || ( '_' !== substr( $key, 0, 1 ) && ! in_array( $type, self::WITHOUT_FIELDS, true ) );
		return $is_shown ? 'card' : 'body';
	}
}
